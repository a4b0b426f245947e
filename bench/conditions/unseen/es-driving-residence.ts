import { age, check, drivingClass, residence, vehicle } from '#bench/conditions/subjects.ts'
import { row, type Template, type TemplateFile } from '#bench/conditions/template.ts'
import { CARDS, carnet, coche } from './fillings/es.ts'

export const language: TemplateFile['language'] = 'es'
export const templates: readonly Template[] = [
  row(
    'driving',
    'must',
    ['Es imprescindible el {carnet}.', 'Debes tener {carnet}.', 'Sin {carnet} no se puede hacer este trabajo.'],
    { carnet },
  ),
  row('driving', 'phrase', ['{carnet} en vigor', '{carnet} (imprescindible)', 'Tener {carnet}'], { carnet }),
  row('driving', 'must', ['Es imprescindible el {class}.', 'Debes tener el {class} para conducir nuestros vehículos.'], {
    class: [
      ['carnet C', drivingClass()],
      ['carnet C+E', drivingClass()],
      ['permiso de conducir clase D', drivingClass()],
    ],
  }),
  row('driving', 'phrase', ['Licencia de conducir {class}', 'Permiso de conducir {class}'], {
    class: [
      ['clase C', drivingClass()],
      ['categoría C1', drivingClass()],
      ['tipo D', drivingClass()],
    ],
  }),
  row('driving', 'wish', ['Se valorará el {carnet}.', 'El {carnet} es deseable, pero no excluyente.'], { carnet }),
  row(
    'driving',
    'negated',
    ['El {carnet} no es necesario.', 'No necesitas {carnet}.', 'No hace falta {carnet}: el autobús para en la puerta.'],
    { carnet },
  ),
  row('driving', 'benefit', ['Te pagamos el {carnet}', 'Ayuda para sacarte el {carnet}'], { carnet }, { form: 'benefit' }),
  row(
    'driving',
    'team',
    ['Nuestros conductores tienen {carnet} y pasan a recogerte.', 'Un compañero con {carnet} te lleva a la obra.'],
    { carnet },
    { form: 'offer' },
  ),
  row('driving', 'beside', ['El {carnet} y el {card} son imprescindibles.', 'Debes tener el {card} además del {carnet}.'], {
    carnet,
    card: CARDS,
  }),
  row(
    'vehicle',
    'must',
    ['Es imprescindible tener {coche} propio.', 'Debes disponer de {coche} propio.', 'Se requiere {coche} propio.'],
    { coche },
    { may: ['driving'] },
  ),
  row('vehicle', 'and', ['Se requiere {carnet} y {coche} propio.', 'Es imprescindible tener {coche} propio y {carnet}.'], {
    carnet,
    coche,
  }),
  row(
    'vehicle',
    'benefit',
    ['Coche de empresa', 'Vehículo de empresa también para uso personal'],
    {},
    { about: vehicle(), form: 'benefit' },
  ),
  row('vehicle', 'wish', ['Se valorará tener {coche} propio.', 'Tener {coche} propio es un plus.'], { coche }),
  row('vehicle', 'negated', ['No necesitas {coche} propio.', 'No hace falta {coche} propio.'], { coche }),
  row(
    'residence',
    'must',
    ['Debes residir en España.', 'Es imprescindible residir en España.', 'Solo contratamos a personas que viven en España.'],
    {},
    { about: residence('Spain', 'Canada') },
  ),
  row('residence', 'phrase', ['Residencia en España', 'Residir en España'], {}, { about: residence('Spain', 'Canada') }),
  row(
    'residence',
    'negated',
    ['Puedes vivir donde quieras.', 'No hace falta residir en España.'],
    {},
    { about: residence('Spain', 'Canada') },
  ),
  row(
    'residence',
    'employer',
    ['Nuestra sede está en España y la segunda oficina, en Oporto.', 'Estamos presentes en toda España.'],
    {},
    { about: residence('Spain', 'Canada') },
  ),
  row(
    'age',
    'must',
    ['Debes tener al menos {n} años cumplidos.', 'Es imprescindible ser mayor de {n} años.', 'La edad mínima es de {n} años.'],
    { n: ['18', '21'] },
    { about: age() },
  ),
  row('age', 'phrase', ['Mayor de {n} años', 'Edad mínima: {n} años'], { n: ['18', '21'] }, { about: age() }),
  row(
    'age',
    'equal',
    ['Contratamos a personas de cualquier edad.', 'La edad no nos importa.'],
    {},
    { about: age(), form: 'offer' },
  ),
  row(
    'age',
    'customer',
    ['Cuidarás a niños mayores de {n} años.', 'Nuestros residentes tienen al menos {n} años.'],
    { n: ['3', '65'] },
    { about: age(), form: 'offer' },
  ),
  row('check', 'must', ['Es imprescindible presentar {check}.', 'Debes presentar {check} antes de empezar.'], {
    check: [
      ['un certificado de antecedentes penales', check()],
      ['el certificado de delitos sexuales', check()],
    ],
  }),
  row('check', 'phrase', ['Sin antecedentes penales', 'Certificado de antecedentes penales'], {}, { about: check() }),
  row('check', 'described', ['Revisarás la calidad de cada lote.', 'Comprobarás las facturas.'], {}, { about: check() }),
  row(
    'check',
    'negated',
    ['No pedimos certificado de antecedentes penales.', 'No hace falta presentar antecedentes penales.'],
    {},
    { about: check() },
  ),
]
