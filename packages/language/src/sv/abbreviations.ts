export const ABBREVIATIONS = { joining: 'inkl exkl resp', naming: 'hr dr prof tel', counting: 'nr ca kl', closing: 'osv' }
