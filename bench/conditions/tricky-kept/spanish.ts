import * as s from '#bench/conditions/subjects.ts'
import type { Template, TemplateFile } from '#bench/conditions/template.ts'
import { twists } from '#bench/conditions/twists.ts'

export const language: TemplateFile['language'] = 'es'
export const templates: readonly Template[] = [
  ...twists('workRight', s.workRight('Spain'), {
    must: ['Debes tener permiso de trabajo en España.'],
    denied: ['No se tendrán en cuenta candidaturas sin permiso de trabajo en España.'],
    negated: ['No pedimos permiso de trabajo.'],
    hypothetical: ['En caso de traslado a Sevilla, podrías necesitar un permiso de trabajo en España.'],
    others: ['Las subcontratas deben tener permiso de trabajo.'],
    past: ['En aquella época se pedía permiso de trabajo en España.'],
    duties: ['Archivo de los permisos de trabajo de la plantilla.'],
  }),
  ...twists('citizenship', s.citizenship('Spain'), {
    must: ['Es imprescindible tener la nacionalidad española.'],
    denied: ['Salvo personas con nacionalidad española, nadie puede ser nombrado.'],
    negated: ['No es necesario tener la nacionalidad española.'],
    hypothetical: ['Para una futura plaza fija haría falta la nacionalidad española.'],
    others: ['Los votantes deben tener la nacionalidad española.'],
    past: ['En aquella época era obligatoria la nacionalidad española.'],
    duties: ['Atención a familias que deben acreditar la nacionalidad española.'],
  }),
  ...twists('residence', s.residence('Spain', 'Portugal'), {
    must: ['Es imprescindible residir en España.'],
    denied: ['Si no resides en España, no podremos contratarte.'],
    negated: ['No es obligatorio residir en España.'],
    hypothetical: ['Si el puesto pasara a ser comercial, habría que residir en España.'],
    others: ['Los socios deben residir en España.'],
    past: ['En su día era obligatorio residir en España.'],
    duties: ['Comprobación de que los solicitantes residen en España.'],
  }),
  ...twists('age', s.age(), {
    must: ['Edad mínima: 18 años.'],
    denied: ['Salvo que tengas 18 años cumplidos, no puedes trabajar aquí.'],
    negated: ['No hay edad mínima de 18 años.'],
    others: ['Los visitantes deben tener 18 años cumplidos.'],
    duties: ['Control de que nadie menor de 18 años entre en la sala.'],
  }),
  ...twists('licence', s.paper('Carnet de carretillero'), {
    must: ['Dispones de carnet de carretillero en vigor.'],
    denied: [
      'Quien no tenga el carnet de carretillero no puede empezar.',
      'No contratamos a nadie que no tenga el carnet de carretillero.',
    ],
    negated: [
      'Ni el carnet de carretillero ni la experiencia son necesarios.',
      'Aunque no tengas el carnet de carretillero, puedes presentarte.',
    ],
    hypothetical: ['Según el destino, podría exigirse el carnet de carretillero.'],
    others: ['Los transportistas deben mostrar el carnet de carretillero.'],
    past: ['Ya no pedimos el carnet de carretillero.'],
    optional: ['Nos encantaría que tuvieras el carnet de carretillero, pero no es un requisito.'],
    duties: ['Seguimiento de los operarios que deben renovar el carnet de carretillero.'],
  }),
  ...twists('registration', s.registration('Colegiación', 'Colegio de Enfermería'), {
    must: ['Se exige colegiación en el Colegio de Enfermería.'],
    denied: ['Quien no cuente con la colegiación en el Colegio de Enfermería no podrá ser contratado.'],
    negated: ['No exigimos la colegiación en el Colegio de Enfermería.'],
    hypothetical: ['En caso de pasar a la clínica, se necesitaría la colegiación en el Colegio de Enfermería.'],
    others: ['Las sustitutas deben tener la colegiación en el Colegio de Enfermería.'],
    past: ['En aquella época se exigía la colegiación en el Colegio de Enfermería.'],
    duties: ['Control de quién debe renovar la colegiación en el Colegio de Enfermería.'],
  }),
  ...twists(
    'driving',
    s.driving(),
    {
      must: ['Debes tener permiso de conducir B.'],
      denied: ['Nadie puede hacer estas rutas sin permiso de conducir.'],
      negated: ['Da igual si tienes permiso de conducir.', 'No es requisito el permiso de conducir.'],
      hypothetical: ['Quien se lleve la furgoneta necesita permiso de conducir.'],
      others: ['Los padres deben tener permiso de conducir para usar nuestro minibús.'],
      past: ['Ya no exigimos el permiso de conducir.'],
      optional: ['Nos gustaría que tuvieras permiso de conducir, sin exigirlo.'],
      duties: ['Copia del permiso de conducir que cada cliente debe presentar.'],
    },
    ['vehicle'],
  ),
]
