export const LEGAL_FORMS = { anywhere: '', last: 'bv nv vof' }
