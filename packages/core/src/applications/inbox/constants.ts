/** Mail servers, where the person makes an app password, and the domains of their addresses (with a dot at the end: in any country). */
export const MAIL_PROVIDERS = {
  gmail: {
    ...{ label: 'Gmail', host: 'imap.gmail.com', help: 'https://myaccount.google.com/apppasswords' },
    domains: ['gmail.com', 'googlemail.com'],
  },
  outlook: {
    label: 'Outlook',
    host: 'outlook.office365.com',
    help: '',
    domains: ['outlook.', 'hotmail.', 'live.com', 'msn.com'],
  },
  icloud: {
    ...{ label: 'iCloud', host: 'imap.mail.me.com', help: 'https://account.apple.com/account/manage' },
    domains: ['icloud.com', 'me.com', 'mac.com'],
  },
  yahoo: {
    ...{ label: 'Yahoo', host: 'imap.mail.yahoo.com', help: 'https://login.yahoo.com/account/security' },
    domains: ['yahoo.', 'ymail.com', 'rocketmail.com'],
  },
  fastmail: {
    ...{ label: 'Fastmail', host: 'imap.fastmail.com', help: 'https://app.fastmail.com/settings/security' },
    domains: ['fastmail.'],
  },
  gmx: { label: 'GMX', host: 'imap.gmx.net', help: 'https://www.gmx.net/mail/imap/', domains: ['gmx.'] },
  other: { label: 'Other', host: '', help: '', domains: [] },
} as const
export type MailProvider = keyof typeof MAIL_PROVIDERS

/** Providers where a person can sign in instead of making an app password, if the operator has a client there. */
export const OAUTH_PROVIDERS = {
  google: { label: 'Google', mailbox: 'gmail' },
  microsoft: { label: 'Microsoft', mailbox: 'outlook' },
} as const satisfies Record<string, { label: string; mailbox: MailProvider }>
export type OauthProvider = keyof typeof OAUTH_PROVIDERS
export type SignIn = 'password' | OauthProvider
/** How long a sign-in at the provider may take. */
export const OAUTH_MINUTES = 10

/** TLS from the first byte, or STARTTLS before anything else is sent. */
export const MAIL_PORTS = { '993': '993 (TLS)', '143': '143 (STARTTLS)' } as const
export type MailPort = keyof typeof MAIL_PORTS

/** Microsoft takes no passwords for these any more. */
export const PASSWORDLESS_HOSTS = ['outlook.com', 'hotmail.com', 'live.com', 'msn.com', 'office365.com'] as const
export const NO_OUTLOOK =
  'Microsoft no longer accepts passwords for Outlook, Hotmail and Live mailboxes, so we cannot read them. Add replies by pasting the email or dropping its file instead.'

export const MAX_FOLDERS = 5
export const DEFAULT_FOLDER = 'INBOX'
/** Of a text or calendar part we fetch at most this much. */
export const MAX_PART_BYTES = 256 * 1024
/** Of an email's text we keep at most this much. */
export const MAX_KEPT_CHARS = 20_000
export const MAX_KEPT_CALENDAR = 20_000
/** How much of a server's own words a failed connection shows. */
export const MAX_SERVER_WORDS = 200
/** Before the server's own words in a refusal. */
export const SERVER_SAID = ' It said: '
export const CONNECT_TRIES = { count: 10, seconds: 3_600 } as const
/** A test of the settings looks at this many of the newest heads, and stops early where that takes too long. */
export const CHECKED_HEADS = 1_000
export const POLL_MINUTES = 10
/** How often an email that has arrived may bring the next reading forward: with a pause, and so many times an hour for one mailbox. */
export const EARLY_READINGS = { pauseSeconds: 60, perHour: 20 } as const
/** How long a reading may have looked past an email that came while it ran. */
export const READING_SLACK_SECONDS = 10
/** The longest pause after repeated failures. */
export const MAX_PAUSE_MINUTES = 360
/** Cards on the screen at once. */
export const MAX_CARDS = 20
export const LATER_DAYS = 3
/** How long 'not about a job' can be undone; then the email is forgotten. */
export const UNDO_MINUTES = 10

export type CardState = 'open' | 'later' | 'accepted' | 'dismissed'
