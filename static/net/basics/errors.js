/** What may go wrong between two pages; `reason` is a message id of the catalogs. */
export class NetError extends Error {
  /** @param {string} reason @param {{args?: Record<string, any>, cause?: unknown}} [more] */
  constructor(reason, { args = {}, cause } = {}) {
    super(reason, { cause });
    this.reason = reason;
    this.args = args;
  }
}
