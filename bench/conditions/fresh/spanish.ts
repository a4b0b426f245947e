import {
  age,
  check,
  citizenship,
  degree,
  degreeIn,
  driving,
  drivingClass,
  nearby,
  paper,
  physical,
  registration,
  residence,
  shift,
  language as speaks,
  travel,
  vehicle,
  workRight,
  years,
} from '#bench/conditions/subjects.ts'
import { all, any, row, says, type Template, type TemplateFile } from '#bench/conditions/template.ts'

const ENGLISH = ['inglés', speaks('English')] as const
const FRENCH = ['francés', speaks('French')] as const
const COOK = ['cocinero', years('Cocinero')] as const
const ACCOUNTANT = ['contable', years('Contable')] as const

export const language: TemplateFile['language'] = 'es'
export const templates: readonly Template[] = [
  says(
    'workRight',
    'must',
    [
      'Tienes que poder trabajar legalmente en España desde el primer día.',
      'Antes de firmar te pediremos el permiso de trabajo para España.',
    ],
    workRight('Spain'),
  ),
  says(
    'workRight',
    'described',
    ['Revisarás los permisos de trabajo del personal extranjero.', 'Ayudarás a los clientes a solicitar su permiso de trabajo.'],
    workRight('Spain'),
    { form: 'offer' },
  ),
  says(
    'citizenship',
    'must',
    ['Solo pueden presentarse personas con nacionalidad española.', 'La nacionalidad española es imprescindible.'],
    citizenship('Spain'),
  ),
  says(
    'residence',
    'must',
    ['Vives actualmente en España.', 'Solo valoramos candidaturas de personas que residan en España.'],
    residence('Spain', 'Portugal'),
  ),
  says('residence', 'must', ['Debes vivir a menos de 20 km del almacén.'], nearby()),
  says('age', 'must', ['Hay que haber cumplido los 18 años.', 'Por ley, debes ser mayor de edad.'], age()),
  says('age', 'employer', ['Llevamos 18 años horneando pan.', 'Nuestra panadería cumple 18 años.'], age(), { form: 'offer' }),
  says(
    'licence',
    'must',
    ['Tu carnet de carretillero está en vigor.', 'Sin carnet de carretillero en vigor no es posible incorporarse.'],
    paper('Carnet de carretillero'),
  ),
  says(
    'licence',
    'offered',
    ['Te pagamos el carnet de carretillero.', '¿No tienes el carnet de carretillero? Te formamos nosotros.'],
    paper('Carnet de carretillero'),
    {
      form: 'offer',
    },
  ),
  says(
    'registration',
    'must',
    ['Estás dado de alta en el Colegio de Enfermería.', 'La colegiación en el Colegio de Enfermería es obligatoria.'],
    registration('Colegiación en el Colegio de Enfermería', 'Colegio Oficial de Enfermería'),
  ),
  says(
    'driving',
    'must',
    ['Conduces a diario, así que necesitas el carnet de conducir B.', 'Sin carnet de conducir no podrás optar al puesto.'],
    driving(),
  ),
  says(
    'driving',
    'negated',
    ['No hace falta carnet de conducir.', 'Aunque no tengas carnet de conducir, puedes presentarte.'],
    driving(),
  ),
  says('driving', 'must', ['Conducirás camiones, por lo que debes tener el carnet C.'], drivingClass()),
  says('vehicle', 'must', ['Usarás tu propio coche para visitar a los clientes.', 'Hace falta coche propio.'], vehicle(), {
    may: ['driving', 'travel'],
  }),
  row('language', 'and', ['Te expresas con soltura en {a} y en {b}.', 'Hablas {a} y {b} con fluidez.'], {
    a: [ENGLISH],
    b: [FRENCH],
  }),
  row(
    'language',
    'mixed',
    ['Dominas el {a}; el {b} suma puntos.', '{a} fluido obligatorio y {b} deseable.'],
    { a: [ENGLISH], b: [FRENCH] },
    {
      asks: all('a', { wish: 'b' }),
    },
  ),
  row(
    'language',
    'team',
    ['En la cocina se habla {a} y {b}.', 'El equipo habla {a}, {b} y español.'],
    { a: [ENGLISH], b: [FRENCH] },
    { form: 'offer' },
  ),
  row(
    'years',
    'must',
    ['Has trabajado como {job} durante {n} años o más.', 'Hay que haber trabajado por lo menos {n} años de {job}.'],
    {
      n: ['tres', '4'],
      job: [COOK, ACCOUNTANT],
    },
  ),
  row(
    'years',
    'employer',
    ['Nuestro {job} lleva {n} años en la casa.', 'Hace {n} años que nuestro {job} empezó aquí.'],
    { n: ['cuatro', '12'], job: [COOK, ACCOUNTANT] },
    {
      form: 'offer',
    },
  ),
  row(
    'degree',
    'or',
    '{degree} o al menos {n} años de experiencia como {job}',
    {
      degree: [['Grado universitario', degree('bachelors')]],
      n: ['cuatro', '5'],
      job: [COOK, ACCOUNTANT],
    },
    { asks: any('degree', 'job'), form: 'phrase' },
  ),
  row('field', 'must', ['Has terminado un {degree}.', 'Cuentas con un {degree}.'], {
    degree: [
      ['máster en Química', degreeIn('masters', 'Química', 'Música')],
      ['máster en Informática', degreeIn('masters', 'Informática', 'Música')],
    ],
  }),
  says(
    'shift',
    'must',
    ['Trabajarás en turnos de mañana, tarde y noche.', 'Hay que trabajar fines de semana alternos.'],
    shift(),
  ),
  says('travel', 'must', ['Pasarás tres noches por semana de viaje.', 'Es necesario viajar la mitad del mes.'], travel()),
  says('travel', 'benefit', ['Descuentos en viajes', 'Sorteo anual de viajes entre la plantilla'], travel()),
  says('physical', 'must', ['Levantarás cargas de hasta 20 kg.', 'Hay que pasar toda la jornada de pie.'], physical()),
  says(
    'check',
    'must',
    ['Te pediremos el certificado de antecedentes penales.', 'Es necesario no tener antecedentes penales.'],
    check(),
  ),
  says(
    'check',
    'described',
    [
      'Gestionarás los certificados de antecedentes penales del voluntariado.',
      'Archivarás los certificados de antecedentes penales del personal.',
    ],
    check(),
    {
      form: 'offer',
    },
  ),
]
