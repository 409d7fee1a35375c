/** What was asked for cannot be made honestly: within the time, the diet or what is safe. Answered as 422 `unsatisfiable_request`. */
export class Unsatisfiable extends Error {
  override readonly name = 'Unsatisfiable';
  /** Every reason, each a sentence a cook understands. */
  readonly reasons: string[];

  constructor(...reasons: [string, ...string[]]) {
    super(reasons.join(' '));
    this.reasons = reasons;
  }
}
