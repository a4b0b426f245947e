import * as s from '#bench/conditions/subjects.ts'
import type { Template, TemplateFile } from '#bench/conditions/template.ts'
import { twists } from '#bench/conditions/twists.ts'

export const language: TemplateFile['language'] = 'pt'
export const templates: readonly Template[] = [
  ...twists('workRight', s.workRight('Brazil'), {
    must: ['É exigida autorização de trabalho no Brasil.'],
    denied: ['Sem autorização de trabalho no Brasil não podemos contratar ninguém.'],
    negated: ['Você não precisa de autorização de trabalho no Brasil.'],
    hypothetical: [
      'Se mais tarde você for transferido para São Paulo, pode ser necessária uma autorização de trabalho no Brasil.',
    ],
    others: ['Nossos clientes devem apresentar a sua autorização de trabalho.'],
    past: ['Antigamente era exigida autorização de trabalho no Brasil.'],
    optional: ['Ter autorização de trabalho no Brasil seria um diferencial.'],
    duties: ['Você cuida das autorizações de trabalho de quem chega.'],
  }),
  ...twists('citizenship', s.citizenship('Brazil'), {
    must: ['A nacionalidade brasileira é obrigatória.'],
    denied: ['Ninguém pode ser contratado sem a nacionalidade brasileira.'],
    negated: ['A nacionalidade brasileira não é obrigatória.'],
    hypothetical: ['Se um dia você prestar concurso, a nacionalidade brasileira será exigida.'],
    others: ['Os nossos associados devem ter nacionalidade brasileira.'],
    past: ['Até 2015 a nacionalidade brasileira era obrigatória.'],
    optional: ['Ter nacionalidade brasileira seria um diferencial.'],
    duties: ['Você orienta quem pede a nacionalidade brasileira.'],
  }),
  ...twists('residence', s.residence('Brazil', 'Portugal'), {
    must: ['Você deve residir no Brasil.'],
    denied: ['Não podemos contratar quem não reside no Brasil.'],
    negated: ['Não é preciso residir no Brasil.'],
    hypothetical: ['Se um dia você for para a equipe de campo, terá de residir no Brasil.'],
    others: ['Os nossos segurados devem residir no Brasil.'],
    past: ['Antes era preciso residir no Brasil.'],
    optional: ['De preferência, você reside no Brasil.'],
    duties: ['Você orienta famílias que devem residir no Brasil.'],
  }),
  ...twists('age', s.age(), {
    must: ['Você deve ser maior de 18 anos.'],
    denied: ['Não podemos contratar menores de 18 anos.'],
    negated: ['Não é necessário ser maior de 18 anos.'],
    others: ['Nossos clientes devem ser maiores de 18 anos.'],
    past: ['Antes era preciso ter 21 anos completos.'],
    duties: ['Você confere se os compradores são maiores de 18 anos.'],
  }),
  ...twists('licence', s.paper('NR-35'), {
    must: ['O certificado NR-35 é obrigatório.'],
    denied: ['Ninguém começa sem o certificado NR-35.', 'A menos que tenha o certificado NR-35, você não poderá começar.'],
    negated: ['Você não precisa do certificado NR-35.', 'Exigimos tudo exceto o certificado NR-35.'],
    hypothetical: ['Se mais tarde você trabalhar em altura, vai precisar do certificado NR-35.'],
    others: ['Nossos fornecedores devem ter o certificado NR-35.'],
    past: ['O certificado NR-35 era obrigatório até o ano passado.'],
    optional: ['O certificado NR-35 não é obrigatório, mas ajuda.'],
    duties: ['Você confere o certificado NR-35 de cada operador.'],
  }),
  ...twists('registration', s.registration('COREN', 'Conselho Regional de Enfermagem'), {
    must: ['COREN ativo é obrigatório.'],
    denied: ['Sem COREN ativo não é possível trabalhar aqui.'],
    negated: ['COREN ativo não é necessário.'],
    hypothetical: ['Se um dia você trabalhar na enfermaria, o COREN ativo será exigido.'],
    others: ['Os nossos parceiros devem ter COREN ativo.'],
    past: ['Antes o COREN ativo era obrigatório.'],
    optional: ['COREN ativo é desejável.'],
    duties: ['Você renova o COREN das colegas.'],
  }),
  ...twists(
    'driving',
    s.driving(),
    {
      must: ['É obrigatória a carteira de habilitação B.'],
      denied: [
        'Sem carteira de motorista não é possível fazer o trabalho.',
        'Salvo se tiver carteira de motorista, não se candidate.',
      ],
      negated: ['A carteira de motorista não é necessária.', 'Não pedimos nem carteira de motorista nem carro.'],
      hypothetical: ['Se um dia quiser usar a van, você vai precisar de carteira de motorista.'],
      others: ['Nossos entregadores devem ter carteira de motorista.', 'Nossos clientes devem mostrar a carteira de motorista.'],
      past: ['A carteira de motorista era exigida antes da mudança.'],
      optional: ['A carteira de motorista pode ajudar, embora não seja exigida.'],
      duties: ['Você prepara pessoas que precisam da carteira de motorista.'],
    },
    ['vehicle'],
  ),
]
