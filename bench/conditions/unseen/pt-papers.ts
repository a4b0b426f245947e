import { paper } from '#bench/conditions/subjects.ts'
import { any, row, type Template, type TemplateFile } from '#bench/conditions/template.ts'
import { CARDS, COUNCILS } from './fillings/pt.ts'

export const language: TemplateFile['language'] = 'pt'
export const templates: readonly Template[] = [
  row('licence', 'must', ['É obrigatório ter o {card}.', 'Você precisa ter o {card}.', 'Sem o {card} não é possível começar.'], {
    card: CARDS,
  }),
  row('licence', 'phrase', ['{card} válido', '{card} (obrigatório)', 'Possuir {card}'], { card: CARDS }),
  row('licence', 'and', ['O {a} e o {b} são ambos obrigatórios.', 'Você precisa ter tanto o {a} quanto o {b}.'], {
    a: CARDS,
    b: CARDS,
  }),
  row(
    'licence',
    'or',
    ['Exigimos o {a} ou o {b}.', 'Você precisa ter ou o {a} ou o {b}.'],
    { a: CARDS, b: CARDS },
    { asks: any('a', 'b') },
  ),
  row('licence', 'wish', ['O {card} é um diferencial.', 'É desejável ter o {card}.', 'O {card} não é obrigatório, mas ajuda.'], {
    card: CARDS,
  }),
  row('licence', 'wish', '{card}', { card: CARDS }, { form: 'wishList' }),
  row('licence', 'negated', ['O {card} não é necessário.', 'Você não precisa do {card}.', 'Não tem {card}? Sem problema.'], {
    card: CARDS,
  }),
  row('licence', 'benefit', ['Pagamos o seu {card}', '{card} por nossa conta'], { card: CARDS }, { form: 'benefit' }),
  row(
    'licence',
    'employer',
    ['Somos uma empresa certificada {name}.', 'Nossa oficina tem a certificação {name}.'],
    { name: ['ISO 9001', 'ISO 14001', 'GPTW'] },
    { about: paper('Auditor ISO 9001') },
  ),
  row('licence', 'inherited', ['Atenção: o {card} é obrigatório.', 'O {card} válido é indispensável.'], { card: CARDS }),
  row(
    'registration',
    'must',
    ['É obrigatório ter {council} ativo.', 'Você precisa ter registro ativo no {council}.', 'Exigimos {council} ativo.'],
    { council: COUNCILS },
  ),
  row('registration', 'phrase', ['{council} ativo', 'Registro ativo no {council}', '{council} (obrigatório)'], {
    council: COUNCILS,
  }),
  row(
    'registration',
    'or',
    ['É obrigatório ter {a} ou {b} ativo.', 'Exigimos registro no {a} ou no {b}.'],
    { a: COUNCILS, b: COUNCILS },
    { asks: any('a', 'b') },
  ),
  row('registration', 'beside', ['É obrigatório ter {council} ativo e {card}.', 'Você precisa ter {card} e {council} ativo.'], {
    council: COUNCILS,
    card: CARDS,
  }),
  row('registration', 'wish', ['{council} ativo é um diferencial.', 'É desejável ter {council} ativo.'], { council: COUNCILS }),
  row('registration', 'negated', ['Não é necessário ter {council}.', 'Não exigimos registro no {council}.'], {
    council: COUNCILS,
  }),
]
