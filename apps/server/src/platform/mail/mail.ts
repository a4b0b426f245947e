/** With an address the value is a link; the text does not repeat it. */
type Fact = { label: string; value: string; address?: string }

/** The content of an email. HTML and plain text are made from these same parts by `renderMail`. */
export type Mail = {
  to: string
  subject: string
  heading: string
  paragraphs: readonly string[]
  facts?: readonly Fact[]
  button?: { label: string; address: string }
  smallPrint?: readonly string[]
  /** The last sentence: why the person got this mail. */
  reason: string
  /** Where emails of this kind can be switched off, if they can. */
  unsubscribe?: string
}

export type RenderedMail = { to: string; subject: string; html: string; text: string; unsubscribe?: string }
export type SentMail = RenderedMail & { from: string }
/** A mail in the local mailbox. */
export type KeptMail = SentMail & { id: string; createdAt: Date }
