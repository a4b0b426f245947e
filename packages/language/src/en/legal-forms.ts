/** `anywhere`: no word of its own. `last`: dropped at the end of a name only. */
export const LEGAL_FORMS = {
  anywhere: 'inc incorporated llc llp ltd plc pty pte',
  last: 'limited corp corporation co company',
}
