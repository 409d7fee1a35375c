/** What was asked for cannot be made honestly: within the time, the diet or what is safe. Returned as 422 `unsatisfiable_request`. */
export class Unsatisfiable extends Error {
  override readonly name = 'Unsatisfiable';
  /** Every reason, each a sentence a cook understands. */
  readonly reasons: string[];

  constructor(...reasons: [string, ...string[]]) {
    super(reasons.join(' '));
    this.reasons = reasons;
  }

  /** Unlike `instanceof`, it recognizes errors of the package's other copy of this class: the kitchen is bundled apart from the service. */
  static is(error: unknown): error is Unsatisfiable {
    return error instanceof Error && error.name === 'Unsatisfiable';
  }
}
