import { shift, someLanguage } from '#bench/conditions/subjects.ts'
import { all, any, row, type Template, type TemplateFile, wish } from '#bench/conditions/template.ts'
import { cargas, cnh, DEGREES, noites, OTHER_TONGUES, TONGUES, viagens } from './fillings/pt.ts'

export const language: TemplateFile['language'] = 'pt'
export const templates: readonly Template[] = [
  row(
    'language',
    'must',
    [
      'Você precisa falar {tongue} com fluência.',
      '{tongue} fluente é obrigatório.',
      'Exigimos nível avançado de {tongue}, falado e escrito.',
    ],
    { tongue: TONGUES },
  ),
  row('language', 'phrase', ['{tongue} fluente', '{tongue} avançado', '{tongue} (C1)', 'Domínio do {tongue} falado e escrito'], {
    tongue: TONGUES,
  }),
  row('language', 'phrase', ['Noções de {tongue}', '{tongue} básico'], {
    tongue: [
      ['inglês', someLanguage('English')],
      ['espanhol', someLanguage('Spanish')],
    ],
  }),
  row(
    'language',
    'and',
    [
      '{a} e {b} fluentes são obrigatórios.',
      'Você precisa falar {a} e {b} com fluência.',
      'Exigimos domínio tanto do {a} quanto do {b}.',
    ],
    { a: TONGUES, b: OTHER_TONGUES },
  ),
  row(
    'language',
    'or',
    ['Você precisa falar {a} ou {b} com fluência.', 'É obrigatório ter {a} ou {b} fluente.'],
    { a: TONGUES, b: OTHER_TONGUES },
    { asks: any('a', 'b') },
  ),
  row(
    'language',
    'beside',
    ['É obrigatório ter {degree} e {tongue} fluente.', 'Você precisa falar {tongue} com fluência e ter {degree}.'],
    { degree: DEGREES, tongue: TONGUES },
  ),
  row(
    'language',
    'beside',
    ['É obrigatório ter {cnh} e {tongue} fluente.', 'Você precisa falar {tongue} com fluência e ter {cnh}.'],
    { cnh, tongue: TONGUES },
  ),
  row(
    'language',
    'mixed',
    ['{a} fluente é obrigatório; {b} é um diferencial.', '{b} é desejável, mas {a} fluente é obrigatório.'],
    { a: TONGUES, b: OTHER_TONGUES },
    { asks: all('a', wish('b')) },
  ),
  row(
    'language',
    'wish',
    [
      '{tongue} é um diferencial.',
      'É desejável falar {tongue}.',
      'Seria bom se você falasse {tongue}.',
      'Outros idiomas, como {tongue}, são bem-vindos.',
    ],
    { tongue: TONGUES },
  ),
  row('language', 'wish', ['{tongue} fluente', '{tongue}'], { tongue: TONGUES }, { form: 'wishList' }),
  row('language', 'negated', ['Não é necessário falar {tongue}.', 'Não exigimos {tongue}.', 'Você não precisa saber {tongue}.'], {
    tongue: TONGUES,
  }),
  row(
    'language',
    'benefit',
    ['Aulas de {tongue} grátis', 'Pagamos o seu curso de {tongue}'],
    { tongue: TONGUES },
    { form: 'benefit' },
  ),
  row(
    'language',
    'team',
    ['Metade da equipe fala {tongue}.', 'Seus colegas vêm de nove países e falam {tongue}.'],
    { tongue: TONGUES },
    { form: 'offer' },
  ),
  row(
    'language',
    'customer',
    ['A maioria dos nossos hóspedes fala {tongue}.', 'Nossos clientes leem o cardápio em {tongue}.'],
    { tongue: TONGUES },
    { form: 'offer' },
  ),
  row('shift', 'must', ['Você precisa poder trabalhar {hours}.', 'É obrigatório ter disponibilidade para trabalhar {hours}.'], {
    hours: [
      ['à noite', shift()],
      ['aos fins de semana', shift()],
      ['em turnos', shift()],
    ],
  }),
  row(
    'shift',
    'phrase',
    ['Disponibilidade para trabalhar {hours}', 'Disponibilidade para turnos rotativos'],
    { hours: ['aos sábados e domingos', 'à noite', 'em escala 12x36'] },
    noites,
  ),
  row('shift', 'negated', ['Não há turno da noite.', 'Você nunca vai trabalhar aos fins de semana.'], {}, noites),
  row('shift', 'benefit', ['Adicional noturno', 'Todos os fins de semana livres'], {}, { ...noites, form: 'benefit' }),
  row(
    'shift',
    'described',
    ['Você vai planejar os turnos de trinta motoristas.', 'O turno da noite passa o serviço para você às sete.'],
    {},
    { ...noites, form: 'offer' },
  ),
  row(
    'travel',
    'must',
    [
      'Você precisa ter disponibilidade para viajar {much} do tempo.',
      'É obrigatório ter disponibilidade para viagens ({much} do tempo).',
    ],
    { much: ['50%', '60%'] },
    viagens,
  ),
  row(
    'travel',
    'phrase',
    ['Disponibilidade para viagens', 'Disponibilidade para viajar ({much})'],
    { much: ['50%', '60%'] },
    viagens,
  ),
  row('travel', 'negated', ['Não é preciso viajar.', 'A vaga não exige viagens.', 'Sem viagens.'], {}, viagens),
  row('travel', 'employer', ['Somos uma agência de viagens.', 'Nosso guia de viagens ganhou um prêmio.'], {}, viagens),
  row(
    'travel',
    'benefit',
    ['Despesas de viagem pagas', 'Viagens com desconto para a família'],
    {},
    { ...viagens, form: 'benefit' },
  ),
  row(
    'travel',
    'described',
    ['Você vai organizar as viagens da diretoria.', 'Você vai lançar as despesas de viagem.'],
    {},
    viagens,
  ),
  row(
    'physical',
    'must',
    ['Você precisa conseguir levantar {kg}.', 'A vaga exige carregar até {kg}.'],
    { kg: ['25 kg', '20 quilos'] },
    cargas,
  ),
  row(
    'physical',
    'phrase',
    ['Bom preparo físico', 'Capacidade de levantar {kg}', 'Conseguir ficar em pé o dia todo'],
    { kg: ['25 kg', '20 quilos'] },
    cargas,
  ),
  row('physical', 'negated', ['Não há carga de peso.', 'Você não vai levantar nada pesado.'], {}, cargas),
  row(
    'physical',
    'equal',
    ['Vaga aberta também para pessoas com deficiência.', 'Pessoas com deficiência são bem-vindas.'],
    {},
    { ...cargas, form: 'offer' },
  ),
  row('physical', 'described', ['Nossos guindastes levantam até 40 toneladas.', 'Você vai vender empilhadeiras.'], {}, cargas),
]
