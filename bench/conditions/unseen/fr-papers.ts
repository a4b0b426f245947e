import { paper } from '#bench/conditions/subjects.ts'
import { any, row, type Template, type TemplateFile } from '#bench/conditions/template.ts'
import { CARDS, DIPLOMAS } from './fillings/fr.ts'

export const language: TemplateFile['language'] = 'fr'
export const templates: readonly Template[] = [
  row(
    'licence',
    'must',
    ['Le {card} est obligatoire.', 'Vous devez avoir le {card}.', 'Sans le {card}, vous ne pourrez pas commencer.'],
    { card: CARDS },
  ),
  row('licence', 'phrase', ['{card} à jour', '{card} en cours de validité', '{card} (obligatoire)'], { card: CARDS }),
  row('licence', 'and', ['Le {a} et le {b} sont tous deux obligatoires.', 'Vous devez avoir à la fois le {a} et le {b}.'], {
    a: CARDS,
    b: CARDS,
  }),
  row(
    'licence',
    'or',
    ['Le {a} ou le {b} est exigé.', 'Vous devez avoir soit le {a}, soit le {b}.'],
    { a: CARDS, b: CARDS },
    { asks: any('a', 'b') },
  ),
  row(
    'licence',
    'wish',
    ['Le {card} est un plus.', 'Avoir le {card} serait apprécié.', "Le {card} n'est pas indispensable, mais il aide."],
    { card: CARDS },
  ),
  row('licence', 'wish', '{card}', { card: CARDS }, { form: 'wishList' }),
  row(
    'licence',
    'negated',
    ["Le {card} n'est pas nécessaire.", "Vous n'avez pas besoin du {card}.", 'Pas de {card} ? Pas de problème !'],
    { card: CARDS },
  ),
  row(
    'licence',
    'benefit',
    ['Nous payons votre {card}', 'Formation au {card} prise en charge'],
    { card: CARDS },
    { form: 'benefit' },
  ),
  row(
    'licence',
    'employer',
    ['Nous sommes certifiés {name}.', 'Notre atelier est certifié {name} depuis 2015.'],
    { name: ['ISO 9001', 'Qualiopi', 'NF Habitat'] },
    { about: paper('Auditeur ISO 9001') },
  ),
  row('licence', 'inherited', ['Attention : le {card} est obligatoire.', 'Le {card} en cours de validité est impératif.'], {
    card: CARDS,
  }),
  row(
    'registration',
    'must',
    ['Le {diploma} est obligatoire.', 'Vous devez être titulaire du {diploma}.', 'Ce poste exige le {diploma}.'],
    { diploma: DIPLOMAS },
    { may: ['degree'] },
  ),
  row('registration', 'phrase', ['Titulaire du {diploma}', '{diploma} exigé'], { diploma: DIPLOMAS }, { may: ['degree'] }),
  row('registration', 'negated', ["Le {diploma} n'est pas exigé.", "Vous n'avez pas besoin du {diploma}."], {
    diploma: DIPLOMAS,
  }),
]
