import { degree, schooling } from '#bench/conditions/subjects.ts'
import { all, any, row, type Template, type TemplateFile, wish } from '#bench/conditions/template.ts'
import { cocinero, DEGREES, FEW, FIELDS, JOBS, TONGUES, TRADES } from './fillings/es.ts'

export const language: TemplateFile['language'] = 'es'
export const templates: readonly Template[] = [
  row(
    'years',
    'must',
    [
      'Es imprescindible contar con al menos {n} años de experiencia como {job}.',
      'Se requieren {n} años de experiencia como {job}.',
      'Debes haber trabajado como {job} durante al menos {n} años.',
    ],
    { n: FEW, job: JOBS },
  ),
  row(
    'years',
    'phrase',
    [
      'Experiencia mínima de {n} años como {job}',
      'Al menos {n} años de experiencia como {job}',
      '{n} años o más de experiencia como {job}',
    ],
    { n: ['3', '5', 'cuatro'], job: JOBS },
  ),
  row(
    'years',
    'label',
    ['{trade}: {n} años (obligatorio)', '{trade}: {n} años (excluyente)'],
    { trade: TRADES, n: ['2', '3', '5'] },
    { form: 'phrase' },
  ),
  row(
    'years',
    'beside',
    [
      'Se requieren al menos {n} años como {job} y {tongue} fluido.',
      '{tongue} fluido y {n} años de experiencia como {job}, ambos imprescindibles.',
    ],
    { n: ['tres', '5'], job: JOBS, tongue: TONGUES },
  ),
  row(
    'years',
    'or',
    [
      'Se requiere {degree} o {n} años de experiencia como {job}.',
      'Debes tener o bien {degree} o bien {n} años de experiencia como {job}.',
    ],
    { degree: DEGREES, n: ['cinco', '6'], job: JOBS },
    { asks: any('degree', 'job') },
  ),
  row(
    'years',
    'wish',
    [
      'Se valorarán {n} años de experiencia como {job}.',
      'Idealmente tienes {n} años de experiencia como {job}.',
      'Son deseables {n} años de experiencia como {job}, pero no es excluyente.',
    ],
    { n: FEW, job: JOBS },
  ),
  row('years', 'wish', '{n} años de experiencia como {job}', { n: ['dos', '5'], job: JOBS }, { form: 'wishList' }),
  row(
    'years',
    'negated',
    [
      'No se requiere experiencia como {job}: te formamos.',
      'No hace falta experiencia previa como {job}.',
      'Puedes presentarte aunque nunca hayas trabajado como {job}.',
    ],
    { job: JOBS },
  ),
  row(
    'years',
    'employer',
    [
      'Llevamos {n} años haciendo pan en esta ciudad.',
      'Con más de {n} años de experiencia, somos la casa más antigua de la región.',
      'Fundada hace {n} años, la empresa tiene seis tiendas.',
    ],
    { n: ['20', 'treinta y cinco', '140'] },
    cocinero,
  ),
  row(
    'years',
    'team',
    ['Nuestros cocineros tienen de media {n} años de experiencia.', 'Aprenderás de compañeros que llevan {n} años en el oficio.'],
    { n: ['10', 'quince'] },
    { ...cocinero, form: 'offer' },
  ),
  row(
    'years',
    'described',
    ['En los últimos {n} años hemos duplicado las ventas.', 'El contrato dura {n} años.'],
    { n: ['dos', '3'] },
    cocinero,
  ),
  row(
    'years',
    'benefit',
    ['Dos días más de vacaciones a partir de {n} años con nosotros', 'Plus de antigüedad cada {n} años'],
    { n: ['tres', '5', 'diez'] },
    { ...cocinero, form: 'benefit' },
  ),
  row(
    'years',
    'customer',
    ['Muchos clientes confían en nosotros desde hace más de {n} años.', 'Atenderás a clientes que llevan {n} años con nosotros.'],
    { n: ['diez', '15'] },
    { ...cocinero, form: 'offer' },
  ),
  row(
    'years',
    'pay',
    ['El sueldo sube cada {n} años.', 'Salario según experiencia.', 'La retribución depende de tus años de oficio.'],
    { n: ['dos', '3'] },
    { ...cocinero, form: 'offer' },
  ),
  row(
    'years',
    'mixed',
    [
      'Son imprescindibles {n} años de experiencia como {job}; el {tongue} es un plus.',
      'El {tongue} se valora, pero {n} años de experiencia como {job} son obligatorios.',
    ],
    { n: ['tres', '5'], job: JOBS, tongue: TONGUES },
    { asks: all('job', wish('tongue')) },
  ),
  row(
    'years',
    'heading',
    ['Al menos 3 años de experiencia como {job}', 'Tres años o más de experiencia como {job}'],
    { job: JOBS },
    { form: 'phrase', headings: ['Lo que esperamos de ti', 'Imprescindible', 'Requisitos mínimos', 'Tu mochila'] },
  ),
  row('degree', 'must', ['Es imprescindible tener {degree}.', 'Debes tener {degree}.', 'Se exige {degree}.'], {
    degree: DEGREES,
  }),
  row(
    'degree',
    'phrase',
    ['Título universitario', 'Grado universitario finalizado', 'Titulación universitaria (grado)'],
    {},
    { about: degree('bachelors') },
  ),
  row(
    'degree',
    'wish',
    ['Se valorará tener {degree}.', 'Tener {degree} es un plus.', 'Sería ideal que tuvieras {degree}, aunque no es obligatorio.'],
    { degree: DEGREES },
  ),
  row('degree', 'negated', ['No es necesario tener {degree}.', 'No se exige {degree}.', 'No necesitas {degree}.'], {
    degree: DEGREES,
  }),
  row(
    'degree',
    'benefit',
    ['Te pagamos los estudios si cursas {degree}', 'Ayuda para terminar {degree}'],
    { degree: DEGREES },
    { form: 'benefit' },
  ),
  row(
    'degree',
    'team',
    ['La mitad del equipo tiene {degree}.', 'Tu responsable tiene {degree} y le gusta enseñar.'],
    { degree: DEGREES },
    { form: 'offer' },
  ),
  row('field', 'must', ['Es imprescindible tener un grado en {field}.', 'Debes tener un título universitario en {field}.'], {
    field: FIELDS,
  }),
  row('field', 'phrase', ['Grado en {field}', 'Licenciatura en {field}', 'Título universitario en {field}'], { field: FIELDS }),
  row(
    'field',
    'or',
    ['Grado en {field} o en {other}', 'Licenciatura en {field} o {other}'],
    { field: FIELDS, other: FIELDS },
    { asks: any('field', 'other'), form: 'phrase' },
  ),
  row('field', 'wish', ['Se valorará un grado en {field}.', 'Un grado en {field} sería un plus.'], { field: FIELDS }),
  row(
    'schooling',
    'phrase',
    ['Bachillerato', 'Secundario completo', 'Título de la ESO', 'Bachillerato terminado'],
    {},
    { about: schooling('Bachillerato') },
  ),
  row(
    'schooling',
    'must',
    ['Es imprescindible tener el bachillerato.', 'Debes tener el graduado escolar.', 'Se exige el secundario completo.'],
    {},
    { about: schooling('Bachillerato') },
  ),
  row(
    'schooling',
    'negated',
    ['No se exige el bachillerato.', 'No hace falta el graduado escolar.'],
    {},
    { about: schooling('Bachillerato') },
  ),
]
