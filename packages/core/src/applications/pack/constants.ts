/** Nobody prepares more of them. */
export const MAX_REQUIREMENTS = 25
export const MAX_LIKELY_QUESTIONS = 8
/** A sentence that is quoted, cut so that a sheet stays readable. */
export const PROOF_CHARS = 300
/** A good answer takes about this long. */
export const ANSWER_SECONDS = 120
/** Notes and letters as long as a book are cut in print; the screen has them whole. */
export const PRINTED_CHARS = 40_000
export const PRINTED_ANSWER = 600

/** Services of video calls, and how the addresses of their meetings begin. A footer also links to their home page. */
export const CALL_SERVICES: Readonly<Record<string, readonly string[]>> = {
  'zoom.us': ['/j/', '/my/', '/w/', '/s/'],
  'zoom.com': ['/j/', '/my/', '/w/'],
  'meet.google.com': ['/'],
  'teams.microsoft.com': ['/l/meetup-join/', '/meet/'],
  'teams.live.com': ['/meet/'],
  'webex.com': ['/meet/', '/join/', '/j.php', '/wbxmjs/'],
  'whereby.com': ['/'],
  'meet.jit.si': ['/'],
  'meet.goto.com': ['/'],
  'gotomeeting.com': ['/join/'],
  'chime.aws': ['/'],
}

/** Rehearsing with the AI service of the operator. */
export const QUESTION_CHARS = 500
export const ANSWER_CHARS = 4_000
export const MAX_LACKS = 5
export const REHEARSALS = { count: 30, seconds: 3_600, postingChars: 8_000 } as const
