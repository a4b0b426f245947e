export const LEGAL_FORMS = { anywhere: 'sarl sasu eurl', last: 'sa sas' }
