import type { ModalityWords } from '#word-lists/modality-words'

/** How Italian postings say that something is needed, wished for, not needed or given by the employer. */
export const MODALITY: ModalityWords = {
  wish: [
    'titolo preferenziale',
    'preferenziali?',
    'preferibil(?:e|i|mente)',
    'gradit[oaei]',
    'apprezzat[oaei]',
    'auspicabil[ei]',
  ],
  must: ['richiest[oaei]', 'indispensabil[ei]', 'obbligatori[oae]', 'almeno', 'si richied(?:e|ono)'],
  without: [],
  never: [
    'non (?:è|sono) (?:\\p{L}+ )?(?:necessari[oae]|richiest[oaei]|obbligatori[oae]|indispensabil[ei])',
    'non (?:si richied(?:e|ono)|serve|servono|occorre|occorrono)',
    'anche senza',
  ],
  offered: ['(?:offriamo|paghiamo|finanziamo)'],
  and: [],
  or: [],
  but: [],
}
