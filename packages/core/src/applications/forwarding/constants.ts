/** The largest email that is taken; what is larger is refused while it arrives. */
export const MAX_INBOUND_BYTES = 5 * 1024 * 1024
/** Emails to one private address. */
export const INBOUND_PACE = { count: 300, seconds: 3_600 } as const
/** New addresses of one person. */
export const ADDRESS_TRIES = { count: 10, seconds: 3_600 } as const
/** Connections of mail servers at once, and receivers of one email. */
export const MAX_INBOUND_CLIENTS = 20
export const MAX_INBOUND_RECEIVERS = 5
/** How long a provider's confirmation is shown. */
export const CONFIRMATION_DAYS = 7
