import type { ModalityWords } from '#word-lists/modality-words'

/** How Dutch postings say that something is needed, wished for, not needed or given by the employer. */
export const MODALITY: ModalityWords = {
  wish: [
    'pluspunt',
    'een pre(?=[ ,.;:)!]|$)',
    '(?:mooi |leuk )?meegenomen',
    '(?:wenselijk|gewenst)',
    '(?:bij )?voorkeur',
    'geen must',
  ],
  must: ['vereiste?', 'verplicht', 'noodzakelijk', 'een must', 'minimaal', 'ten minste', 'tenminste', 'onmisbaar'],
  without: [],
  never: [
    'niet (?:\\p{L}+ ){0,4}?(?:nodig|vereist|verplicht|noodzakelijk)',
    'geen (?:\\p{L}+ ){0,4}?(?:nodig|vereiste?|verplichting)',
    'zonder (?:ervaring|rijbewijs|diploma)',
  ],
  offered: ['wij (?:betalen|bieden|vergoeden|verzorgen)', '(?:betalen|bieden|vergoeden|verzorgen) wij'],
  and: [],
  or: [],
  but: ['maar'],
}
