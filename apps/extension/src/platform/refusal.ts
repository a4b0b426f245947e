/** What the server answered instead. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string) {
    super(`The server answered ${status} ${code}`)
    this.status = status
    this.code = code
  }
}
