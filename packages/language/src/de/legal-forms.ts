export const LEGAL_FORMS = { anywhere: 'gmbh ggmbh mbh kgaa ohg gbr', last: 'ag kg ug se' }
