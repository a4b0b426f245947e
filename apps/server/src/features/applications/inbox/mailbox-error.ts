/** Why a mailbox could not be opened; `words` are the server's own, and only after it had greeted like a mail server. */
export type MailboxProblem = 'unreachable' | 'host' | 'tls' | 'refused' | 'odd' | 'folder' | 'sign-in'
export class MailboxError extends Error {
  readonly problem: MailboxProblem
  readonly words: string
  constructor(problem: MailboxProblem, words = '') {
    super(`mailbox: ${problem}`)
    this.problem = problem
    this.words = words
  }
}
