export const LEGAL_FORMS = { anywhere: 'slu sau', last: 'sl sa' }
