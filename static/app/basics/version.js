/** The version of these pages; pages of different versions don't play together. A test holds it to the engine's. */
export const VERSION = "0.1.0";
