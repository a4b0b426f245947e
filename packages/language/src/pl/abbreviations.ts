export const ABBREVIATIONS = { joining: 'np', naming: 'dr prof tel ul', counting: 'nr ok', closing: 'itd itp' }
