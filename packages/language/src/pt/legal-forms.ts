export const LEGAL_FORMS = { anywhere: 'lda ltda', last: 'sa' }
