import { paper } from '#bench/conditions/subjects.ts'
import { any, row, type Template, type TemplateFile } from '#bench/conditions/template.ts'
import { CARDS, COLLEGES } from './fillings/es.ts'

export const language: TemplateFile['language'] = 'es'
export const templates: readonly Template[] = [
  row(
    'licence',
    'must',
    ['Es imprescindible tener el {card}.', 'Debes tener el {card} en vigor.', 'Sin el {card} no podrás empezar.'],
    { card: CARDS },
  ),
  row('licence', 'phrase', ['{card} en vigor', '{card} (imprescindible)', 'Tener el {card}'], { card: CARDS }),
  row('licence', 'and', ['El {a} y el {b} son ambos obligatorios.', 'Debes tener tanto el {a} como el {b}.'], {
    a: CARDS,
    b: CARDS,
  }),
  row(
    'licence',
    'or',
    ['Se exige el {a} o el {b}.', 'Debes tener o bien el {a} o bien el {b}.'],
    { a: CARDS, b: CARDS },
    { asks: any('a', 'b') },
  ),
  row(
    'licence',
    'wish',
    ['Se valorará el {card}.', 'El {card} es un plus.', 'Tener el {card} no es imprescindible, pero ayuda.'],
    { card: CARDS },
  ),
  row('licence', 'wish', '{card}', { card: CARDS }, { form: 'wishList' }),
  row('licence', 'negated', ['El {card} no es necesario.', 'No necesitas el {card}.', '¿Sin {card}? No pasa nada.'], {
    card: CARDS,
  }),
  row('licence', 'benefit', ['Te pagamos el {card}', 'El {card} corre de nuestra cuenta'], { card: CARDS }, { form: 'benefit' }),
  row(
    'licence',
    'employer',
    ['Somos una empresa certificada {name}.', 'Nuestro taller tiene la certificación {name}.'],
    { name: ['ISO 9001', 'ISO 14001', 'EFR'] },
    { about: paper('Auditor ISO 9001') },
  ),
  row('licence', 'inherited', ['Atención: el {card} es obligatorio.', 'El {card} en vigor es imprescindible.'], { card: CARDS }),
  row(
    'registration',
    'must',
    [
      'Es imprescindible estar colegiado en el {college}.',
      'Debes estar colegiado en el {college}.',
      'Se exige la colegiación en el {college}.',
    ],
    { college: COLLEGES },
  ),
  row('registration', 'phrase', ['Colegiado en el {college}', 'Colegiación en vigor ({college})'], { college: COLLEGES }),
  row('registration', 'wish', ['Se valorará estar colegiado en el {college}.', 'Estar colegiado en el {college} es un plus.'], {
    college: COLLEGES,
  }),
  row(
    'registration',
    'negated',
    ['No es necesario estar colegiado en el {college}.', 'No se exige la colegiación en el {college}.'],
    { college: COLLEGES },
  ),
]
