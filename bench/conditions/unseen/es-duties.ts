import { shift, someLanguage } from '#bench/conditions/subjects.ts'
import { all, any, row, type Template, type TemplateFile, wish } from '#bench/conditions/template.ts'
import { cargas, carnet, DEGREES, noches, OTHER_TONGUES, TONGUES, viajes } from './fillings/es.ts'

export const language: TemplateFile['language'] = 'es'
export const templates: readonly Template[] = [
  row(
    'language',
    'must',
    [
      'Debes hablar {tongue} con fluidez.',
      'El {tongue} fluido es imprescindible.',
      'Se exige un nivel avanzado de {tongue}, hablado y escrito.',
    ],
    { tongue: TONGUES },
  ),
  row(
    'language',
    'phrase',
    ['{tongue} fluido', 'Nivel alto de {tongue}', '{tongue} (C1)', 'Dominio del {tongue} hablado y escrito'],
    { tongue: TONGUES },
  ),
  row('language', 'phrase', ['Conocimientos básicos de {tongue}', '{tongue} básico'], {
    tongue: [
      ['inglés', someLanguage('English')],
      ['alemán', someLanguage('German')],
    ],
  }),
  row(
    'language',
    'and',
    [
      'El {a} y el {b} fluidos son imprescindibles.',
      'Debes hablar {a} y {b} con fluidez.',
      'Se exige dominio tanto del {a} como del {b}.',
    ],
    { a: TONGUES, b: OTHER_TONGUES },
  ),
  row(
    'language',
    'or',
    ['Debes hablar {a} o {b} con fluidez.', 'Se requiere {a} o {b} fluido.'],
    { a: TONGUES, b: OTHER_TONGUES },
    { asks: any('a', 'b') },
  ),
  row(
    'language',
    'beside',
    ['Se exige {degree} y {tongue} fluido.', 'Es imprescindible hablar {tongue} con fluidez y tener {degree}.'],
    { degree: DEGREES, tongue: TONGUES },
  ),
  row('language', 'beside', ['Se requiere {carnet} y {tongue} fluido.', 'Debes hablar {tongue} con fluidez y tener {carnet}.'], {
    carnet,
    tongue: TONGUES,
  }),
  row(
    'language',
    'mixed',
    ['El {a} fluido es imprescindible; el {b} es un plus.', 'El {b} se valora, pero el {a} fluido es obligatorio.'],
    { a: TONGUES, b: OTHER_TONGUES },
    { asks: all('a', wish('b')) },
  ),
  row(
    'language',
    'wish',
    [
      'El {tongue} es un plus.',
      'Se valorará el {tongue}.',
      'Sería bueno que hablaras {tongue}.',
      'Otros idiomas, como el {tongue}, son deseables.',
    ],
    { tongue: TONGUES },
  ),
  row('language', 'wish', ['{tongue} fluido', '{tongue}'], { tongue: TONGUES }, { form: 'wishList' }),
  row('language', 'negated', ['No es necesario hablar {tongue}.', 'No se exige {tongue}.', 'No necesitas saber {tongue}.'], {
    tongue: TONGUES,
  }),
  row(
    'language',
    'benefit',
    ['Clases de {tongue} gratis', 'Te pagamos un curso de {tongue}'],
    { tongue: TONGUES },
    { form: 'benefit' },
  ),
  row(
    'language',
    'team',
    ['La mitad del equipo habla {tongue}.', 'Tus compañeros vienen de nueve países y hablan {tongue}.'],
    { tongue: TONGUES },
    { form: 'offer' },
  ),
  row(
    'language',
    'customer',
    ['La mayoría de nuestros huéspedes habla {tongue}.', 'Nuestros clientes leen el menú en {tongue}.'],
    { tongue: TONGUES },
    { form: 'offer' },
  ),
  row('shift', 'must', ['Debes poder trabajar {hours}.', 'Es imprescindible tener disponibilidad para trabajar {hours}.'], {
    hours: [
      ['de noche', shift()],
      ['los fines de semana', shift()],
      ['en turnos rotativos', shift()],
    ],
  }),
  row('shift', 'phrase', ['Disponibilidad para trabajar {hours}', 'Disponibilidad {hours2}'], {
    hours: [
      ['fines de semana y festivos', shift()],
      ['en turno de noche', shift()],
    ],
    hours2: ['para turnos rotativos', 'de fines de semana'],
  }),
  row('shift', 'negated', ['No hay turnos de noche.', 'Nunca trabajarás los fines de semana.'], {}, noches),
  row('shift', 'benefit', ['Plus de nocturnidad', 'Todos los fines de semana libres'], {}, { ...noches, form: 'benefit' }),
  row(
    'shift',
    'described',
    ['Planificarás los turnos de treinta conductores.', 'El turno de noche te pasa el relevo a las siete.'],
    {},
    { ...noches, form: 'offer' },
  ),
  row(
    'travel',
    'must',
    [
      'Debes estar dispuesto a viajar el {much} del tiempo.',
      'Es imprescindible tener disponibilidad para viajar ({much} del tiempo).',
    ],
    { much: ['50 %', '60 %'] },
    viajes,
  ),
  row(
    'travel',
    'phrase',
    ['Disponibilidad para viajar', 'Disponibilidad para viajar ({much})'],
    { much: ['50 %', '60 %'] },
    viajes,
  ),
  row('travel', 'negated', ['No hay que viajar.', 'El puesto no exige viajar.', 'Sin viajes.'], {}, viajes),
  row('travel', 'employer', ['Somos una agencia de viajes.', 'Nuestra guía de viajes ganó un premio.'], {}, viajes),
  row(
    'travel',
    'benefit',
    ['Gastos de viaje pagados', 'Viajes con descuento para tu familia'],
    {},
    { ...viajes, form: 'benefit' },
  ),
  row('travel', 'described', ['Organizarás los viajes de la dirección.', 'Tramitarás los gastos de viaje.'], {}, viajes),
  row(
    'physical',
    'must',
    ['Debes poder levantar {kg}.', 'El puesto exige cargar hasta {kg}.'],
    { kg: ['25 kg', '20 kilos'] },
    cargas,
  ),
  row(
    'physical',
    'phrase',
    ['Buena condición física', 'Capacidad para levantar {kg}', 'Capaz de estar de pie toda la jornada'],
    { kg: ['25 kg', '20 kilos'] },
    cargas,
  ),
  row('physical', 'negated', ['No hay que cargar peso.', 'No levantarás nada pesado.'], {}, cargas),
  row(
    'physical',
    'equal',
    ['Damos la bienvenida a personas con discapacidad.', 'Puesto abierto a personas con discapacidad.'],
    {},
    { ...cargas, form: 'offer' },
  ),
  row('physical', 'described', ['Nuestras grúas levantan hasta 40 toneladas.', 'Venderás carretillas elevadoras.'], {}, cargas),
]
