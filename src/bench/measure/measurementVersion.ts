/**
 * Version of the measurement protocol: raised when a change of how code is timed makes older figures incomparable with
 * new ones. Since 2 every function is called by a loop of its own; in 1 a shared loop's indirect calls cost more the
 * more functions were compared. Records call it `ruler`.
 */
export const MEASUREMENT_VERSION = 2;
