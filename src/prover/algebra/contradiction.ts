/**
 * Facts that exclude each other. Under an assumption this means that the case cannot occur; without one it is a bug.
 */
export class Contradiction extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Contradiction';
  }
}
