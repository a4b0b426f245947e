import type { ModalityWords } from '#word-lists/modality-words'

/** How Swedish postings say that something is needed, wished for, not needed or given by the employer. */
export const MODALITY: ModalityWords = {
  wish: ['meriterande', 'en merit', 'önskvärt', 'gärna'],
  must: ['krav', 'krävs', 'måste', 'minst'],
  without: [],
  never: [
    'krävs (?:inte|ej)',
    'kräver (?:vi )?(?:inte|ej)',
    '(?:inget|inga|inte (?:ett|något)) krav',
    'behöv(?:er|s)(?: du)? (?:inte|ej)',
    'utan (?:krav|erfarenhet|körkort)',
  ],
  offered: ['vi (?:erbjuder|betalar|bekostar)'],
  and: [],
  or: [],
  but: [],
}
