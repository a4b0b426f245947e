export type UnreadableReason = 'encrypted' | 'empty' | 'scanned' | 'not-that-kind' | 'too-large' | 'damaged'

/** Thrown for files that cannot be parsed; the caller has a user message for each reason. */
export class UnreadableResume extends Error {
  override name = 'UnreadableResume'
  readonly reason: UnreadableReason

  constructor(reason: UnreadableReason) {
    super(`The file cannot be read: ${reason}`)
    this.reason = reason
  }
}
