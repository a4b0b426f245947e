export type UnreadableReason = 'encrypted' | 'empty' | 'scanned' | 'not-that-kind' | 'too-large' | 'damaged'

/** A file that cannot become a resume, for a reason that a person can be told. */
export class UnreadableResume extends Error {
  override name = 'UnreadableResume'
  readonly reason: UnreadableReason

  constructor(reason: UnreadableReason) {
    super(`The file cannot be read: ${reason}`)
    this.reason = reason
  }
}
