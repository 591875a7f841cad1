/** Something that is left to the ordinary proof; no statement about the code. */
export class NotReplayable extends Error {}
