/** 'SpA' is found by its spelling (company.ts): folded it is a spa. */
export const LEGAL_FORMS = { anywhere: 'srl srls', last: 'sas' }
