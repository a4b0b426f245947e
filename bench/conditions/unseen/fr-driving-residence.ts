import { age, check, drivingClass, residence, vehicle } from '#bench/conditions/subjects.ts'
import { row, type Template, type TemplateFile } from '#bench/conditions/template.ts'
import { CARDS, permis, voiture } from './fillings/fr.ts'

export const language: TemplateFile['language'] = 'fr'
export const templates: readonly Template[] = [
  row(
    'driving',
    'must',
    ['Le {permis} est obligatoire.', 'Vous devez avoir le {permis}.', 'Sans {permis}, le travail est impossible.'],
    { permis },
  ),
  row('driving', 'phrase', ['{permis} exigé', '{permis} en cours de validité', 'Titulaire du {permis}'], { permis }),
  row('driving', 'must', ['Le {class} est obligatoire.', 'Vous devez être titulaire du {class} pour conduire nos véhicules.'], {
    class: [
      ['permis C', drivingClass()],
      ['permis CE', drivingClass()],
      ['permis D', drivingClass()],
      ['permis poids lourd', drivingClass()],
    ],
  }),
  row('driving', 'phrase', ['{class} exigé', 'Permis de conduire, {class2}'], {
    class: [
      ['permis C1', drivingClass()],
      ['permis BE', drivingClass()],
    ],
    class2: ['catégorie C1', 'catégorie CE'],
  }),
  row('driving', 'wish', ['Le {permis} est un plus.', 'Le {permis} serait utile, mais il n’est pas indispensable.'], { permis }),
  row(
    'driving',
    'negated',
    [
      "Le {permis} n'est pas exigé.",
      "Vous n'avez pas besoin du {permis}.",
      'Pas besoin de {permis} : le bus passe devant la porte.',
    ],
    { permis },
  ),
  row('driving', 'benefit', ['Nous finançons votre {permis}', 'Aide pour passer le {permis}'], { permis }, { form: 'benefit' }),
  row(
    'driving',
    'team',
    [
      'Nos chauffeurs ont tous le {permis} et viennent vous chercher.',
      'Un collègue qui a le {permis} vous emmène sur le chantier.',
    ],
    { permis },
    { form: 'offer' },
  ),
  row('driving', 'beside', ['Le {permis} et le {card} sont obligatoires.', 'Vous devez avoir le {card} ainsi que le {permis}.'], {
    permis,
    card: CARDS,
  }),
  row(
    'vehicle',
    'must',
    ['Un {voiture} personnel est indispensable.', 'Vous devez disposer de votre propre {voiture}.', 'Il faut être véhiculé.'],
    { voiture },
    { may: ['driving'] },
  ),
  row(
    'vehicle',
    'and',
    ['Le {permis} et un {voiture} personnel sont exigés.', 'Vous devez avoir un {voiture} personnel et le {permis}.'],
    { permis, voiture },
  ),
  row(
    'vehicle',
    'benefit',
    ['Véhicule de fonction', 'Une voiture de service est mise à votre disposition'],
    {},
    { about: vehicle(), form: 'benefit' },
  ),
  row('vehicle', 'wish', ['Un {voiture} personnel est un plus.', 'Être véhiculé serait un atout.'], { voiture }),
  row('vehicle', 'negated', ["Un {voiture} personnel n'est pas nécessaire.", "Vous n'avez pas besoin d'un {voiture}."], {
    voiture,
  }),
  row(
    'residence',
    'must',
    ['Vous devez résider en France.', 'Il faut habiter en France.', 'La résidence en France est obligatoire.'],
    {},
    { about: residence('France', 'Canada') },
  ),
  row('residence', 'phrase', ['Résider en France', 'Domicilié en France'], {}, { about: residence('France', 'Canada') }),
  row(
    'residence',
    'negated',
    ['Peu importe où vous habitez.', "Il n'est pas nécessaire de résider en France."],
    {},
    { about: residence('France', 'Canada') },
  ),
  row(
    'residence',
    'employer',
    ['Notre siège est en France et notre second bureau à Liège.', 'Nous sommes présents dans toute la France.'],
    {},
    { about: residence('France', 'Canada') },
  ),
  row(
    'age',
    'must',
    ['Vous devez avoir au moins {n} ans.', 'Il faut être âgé de {n} ans au minimum.', "L'âge minimum est de {n} ans."],
    { n: ['18', '21'] },
    { about: age() },
  ),
  row('age', 'phrase', ['Avoir {n} ans révolus', 'Âge minimum : {n} ans'], { n: ['18', '21'] }, { about: age() }),
  row(
    'age',
    'equal',
    ['Tous les âges sont les bienvenus.', "L'âge ne compte pas pour nous."],
    {},
    { about: age(), form: 'offer' },
  ),
  row(
    'age',
    'customer',
    ['Vous accompagnez des enfants de {n} ans et plus.', 'Nos résidents ont au moins {n} ans.'],
    { n: ['3', '65'] },
    { about: age(), form: 'offer' },
  ),
  row(
    'check',
    'must',
    ['Un {check} vous sera demandé avant l’embauche ; il est obligatoire.', 'Vous devez présenter un {check}.'],
    {
      check: [
        ['extrait de casier judiciaire vierge', check()],
        ['casier judiciaire vierge', check()],
      ],
    },
  ),
  row('check', 'phrase', ['Casier judiciaire vierge', 'Casier judiciaire vierge exigé'], {}, { about: check() }),
  row('check', 'described', ['Vous contrôlez la qualité de chaque lot.', 'Vous vérifiez les factures.'], {}, { about: check() }),
  row(
    'check',
    'negated',
    ['Nous ne demandons pas de casier judiciaire.', "Aucun casier judiciaire n'est demandé."],
    {},
    { about: check() },
  ),
]
