/** What a page says that wants to know whether a person is there. */
export const CHECKS = /captcha|security code|verification code|not a robot|sicherheitscode|code de (?:securite|verification)/i
