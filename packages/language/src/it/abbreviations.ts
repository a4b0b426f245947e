export const ABBREVIATIONS = { joining: 'incl', naming: 'sig dott prof ing avv gent tel', counting: 'num ca', closing: 'ecc' }
