import * as s from '#bench/conditions/subjects.ts'
import { all, any, says, type Template, type TemplateFile, wish } from '#bench/conditions/template.ts'

export const language: TemplateFile['language'] = 'es'

const ES = 'Murcia, España'
const jobs = [
  ['cocinero', s.years('Cocinero')],
  ['contable', s.years('Contable')],
  ['electricista', s.years('Electricista')],
] as const
const tongues = [
  ['inglés', s.language('English')],
  ['alemán', s.language('German')],
  ['francés', s.language('French')],
] as const
const others = [
  ['italiano', s.language('Italian')],
  ['portugués', s.language('Portuguese')],
] as const
const papers = [
  ['carné de carretillero', s.paper('Carné de carretillero')],
  ['carné de manipulador de alimentos', s.paper('Carné de manipulador de alimentos')],
  ['certificado ADR', s.paper('Certificado ADR')],
] as const

export const templates: readonly Template[] = [
  says(
    'years',
    'must',
    [
      'Se requieren al menos {n} años de experiencia como {job}.',
      'Debes tener {n} años de experiencia como {job}.',
      'Imprescindible experiencia mínima de {n} años como {job}.',
    ],
    { n: ['dos', '3', '5'], job: jobs },
  ),
  says('years', 'phrase', ['{n} años de experiencia como {job}', 'Experiencia de al menos {n} años como {job}'], {
    n: ['2', 'tres', '5'],
    job: jobs,
  }),
  says(
    'years',
    'wish',
    ['Se valorarán {n} años de experiencia como {job}.', '{n} años de experiencia como {job} serán un plus.'],
    { n: ['2', '5'], job: jobs },
  ),
  says('years', 'negated', ['No se requiere experiencia como {job}.', 'No es necesaria experiencia como {job}.'], { job: jobs }),
  says(
    'years',
    'employer',
    [
      'Llevamos {n} años al lado de las familias.',
      'Somos una empresa con {n} años de experiencia.',
      'Desde hace {n} años trabajamos en la ciudad.',
    ],
    { n: ['10', '15'] },
    { about: s.years('Cocinero') },
  ),
  says('degree', 'must', ['Es imprescindible {level}.', 'Se requiere {level}.'], {
    level: [
      ['una licenciatura', s.degree('bachelors')],
      ['un máster universitario', s.degree('masters')],
      ['un doctorado', s.degree('phd')],
    ],
  }),
  says('degree', 'wish', ['Se valorará {level}.', 'Será un plus {level}.'], {
    level: [
      ['una licenciatura', s.degree('bachelors')],
      ['un doctorado', s.degree('phd')],
    ],
  }),
  says(
    'degree',
    'negated',
    ['No se requiere titulación universitaria.', 'No es necesario un grado universitario.'],
    s.degree('bachelors'),
  ),
  says('field', 'must', ['Se requiere licenciatura en {field}.', 'Debes tener un grado en {field}.'], {
    field: [
      ['informática', s.degreeIn('bachelors', 'Informática', 'Historia')],
      ['derecho', s.degreeIn('bachelors', 'Derecho', 'Biología')],
    ],
  }),
  says('schooling', 'must', ['Se requiere el bachillerato.', 'Es imprescindible el título de ESO.'], s.schooling('Bachillerato')),
  says('licence', 'must', ['Es imprescindible el {paper}.', 'Debes tener el {paper}.', 'Se requiere {paper}.'], {
    paper: papers,
  }),
  says('licence', 'wish', ['Se valorará el {paper}.', 'El {paper} será un plus.', 'Deseable {paper}.'], { paper: papers }),
  says('licence', 'negated', ['No se requiere el {paper}.', 'El {paper} no es necesario.'], { paper: papers }),
  says('licence', 'offered', ['Pagamos tu {paper}.', 'El {paper} corre a cargo de la empresa.'], { paper: papers }),
  says(
    'licence',
    'or',
    ['Se requiere {one} o {two}.', 'Debes tener el {one} o el {two}.'],
    { one: [papers[0]], two: [papers[1], papers[2]] },
    { asks: any('one', 'two') },
  ),
  says('licence', 'and', ['Se requiere {one} y {two}.', 'Debes tener el {one} y el {two}.'], {
    one: [papers[0]],
    two: [papers[1], papers[2]],
  }),
  says(
    'driving',
    'must',
    [
      'Es imprescindible el permiso de conducir B.',
      'Debes tener carnet de conducir.',
      'Se requiere carnet B.',
      'Imprescindible carné de conducir.',
    ],
    s.driving(),
  ),
  says('driving', 'must', ['Se requiere permiso de conducir clase {c}.', 'Debes tener carnet de conducir tipo {c}.'], {
    c: [
      ['C', s.drivingClass()],
      ['C1', s.drivingClass()],
      ['D', s.drivingClass()],
    ],
  }),
  says('driving', 'wish', ['Se valorará el carnet de conducir.', 'Carnet B deseable.'], s.driving()),
  says('driving', 'negated', ['No se requiere carnet de conducir.', 'El carnet de conducir no es necesario.'], s.driving()),
  says('vehicle', 'must', ['Es imprescindible vehículo propio.', 'Debes tener coche propio.'], s.vehicle()),
  says('vehicle', 'offered', ['Ofrecemos coche de empresa.', 'Te ofrecemos un coche de empresa.'], s.vehicle()),
  says(
    'language',
    'must',
    ['Es imprescindible hablar {tongue} con fluidez.', 'Se requiere nivel C1 de {tongue}.', 'Debes hablar {tongue} fluido.'],
    { tongue: tongues },
  ),
  says('language', 'phrase', ['{tongue} fluido', 'Nivel avanzado de {tongue}', '{tongue} (C1)'], { tongue: tongues }),
  says('language', 'wish', ['Se valorará {tongue}.', 'El {tongue} será un plus.', 'Deseable nivel alto de {tongue}.'], {
    tongue: tongues,
  }),
  says('language', 'negated', ['No se requiere {tongue}.', 'No es necesario hablar {tongue}.'], { tongue: tongues }),
  says('language', 'and', ['Debes hablar {one} y {two} con fluidez.', 'Se requiere nivel avanzado de {one} y {two}.'], {
    one: tongues,
    two: others,
  }),
  says(
    'language',
    'or',
    ['Debes hablar {one} o {two} con fluidez.', 'Se requiere nivel avanzado de {one} o {two}.'],
    { one: tongues, two: others },
    { asks: any('one', 'two') },
  ),
  says(
    'language',
    'mixed',
    ['Se requiere {one} fluido; se valorará {two}.', 'Imprescindible {one} avanzado, {two} será un plus.'],
    { one: tongues, two: others },
    { asks: all('one', wish('two')) },
  ),
  says('language', 'team', ['Nuestro equipo habla {tongue}.', 'Nuestros compañeros hablan {tongue} entre ellos.'], {
    tongue: tongues,
  }),
  says(
    'language',
    'customer',
    ['Nuestros clientes hablan {tongue}.', 'Muchos de nuestros clientes hablan {tongue} con fluidez.'],
    { tongue: tongues },
  ),
  says('language', 'offered', ['Ofrecemos clases gratuitas de {tongue}.', 'Te pagamos un curso de {tongue}.'], {
    tongue: tongues,
  }),
  says(
    'workRight',
    'must',
    ['Se requiere permiso de trabajo en España.', 'Debes poder trabajar legalmente en España.'],
    s.workRight('Spain'),
    { at: ES },
  ),
  says('sponsorship', 'must', ['No patrocinamos visados.', 'No ofrecemos patrocinio de visado.'], s.sponsorship('Spain'), {
    at: ES,
  }),
  says(
    'citizenship',
    'must',
    ['Se requiere nacionalidad española.', 'Debes tener la nacionalidad española.'],
    s.citizenship('Spain'),
    { at: ES },
  ),
  says(
    'citizenship',
    'equal',
    [
      'Valoramos todas las candidaturas, independientemente de la edad o la nacionalidad.',
      'Garantizamos la igualdad de oportunidades, sin discriminación por nacionalidad.',
    ],
    s.citizenship('Spain'),
  ),
  says('residence', 'must', ['Debes residir en España.', 'Es imprescindible vivir en España.'], s.residence('Spain', 'Germany'), {
    at: ES,
  }),
  says('age', 'must', ['Debes ser mayor de 18 años.', 'Es imprescindible ser mayor de edad.', 'Edad mínima: 18 años.'], s.age()),
  says(
    'shift',
    'must',
    ['Debes trabajar en turnos rotativos.', 'Es imprescindible disponibilidad para trabajar fines de semana.'],
    s.shift(),
  ),
  says('shift', 'negated', ['No se requiere trabajar los fines de semana.', 'No hay turnos de noche.'], s.shift()),
  says('travel', 'must', ['Se requiere disponibilidad para viajar (40 %).', 'Debes poder viajar con frecuencia.'], s.travel()),
  says('travel', 'negated', ['No se requiere viajar.', 'No es necesario viajar.'], s.travel()),
  says('physical', 'must', ['Debes poder levantar peso.', 'Se requiere buena condición física.'], s.physical()),
  says(
    'check',
    'must',
    ['Se requiere certificado de antecedentes penales.', 'Debes presentar el certificado de delitos sexuales.'],
    s.check(),
  ),
]
