import { citizenship, sponsorship, vetting } from '#bench/conditions/subjects.ts'
import { row, type Template, type TemplateFile } from '#bench/conditions/template.ts'
import { ES } from './fillings/es.ts'

export const language: TemplateFile['language'] = 'es'
export const templates: readonly Template[] = [
  row(
    'workRight',
    'must',
    [
      'Debes tener permiso de trabajo en España.',
      'Es imprescindible tener permiso de trabajo en España.',
      'Se exige permiso de trabajo en vigor para España.',
    ],
    {},
    ES,
  ),
  row('workRight', 'phrase', ['Permiso de trabajo en España', 'Permiso de trabajo en vigor'], {}, ES),
  row(
    'workRight',
    'described',
    ['Asesorarás a empresas sobre permisos de trabajo.', 'Ayudamos a nuestra gente a renovar el permiso de trabajo.'],
    {},
    { ...ES, form: 'offer' },
  ),
  row(
    'sponsorship',
    'must',
    [
      'No patrocinamos visados.',
      'No podemos tramitar visados de trabajo para este puesto.',
      'No ofrecemos patrocinio de visado.',
    ],
    {},
    { about: sponsorship('Spain') },
  ),
  row(
    'sponsorship',
    'offered',
    ['Tramitamos tu visado de trabajo.', 'Ofrecemos patrocinio de visado.'],
    {},
    { about: sponsorship('Spain'), form: 'offer' },
  ),
  row(
    'citizenship',
    'must',
    [
      'Es imprescindible tener la nacionalidad española.',
      'Debes tener la nacionalidad española.',
      'Se exige la nacionalidad española.',
    ],
    {},
    { about: citizenship('Spain') },
  ),
  row(
    'citizenship',
    'equal',
    ['Valoramos todas las candidaturas, sin distinción de edad, sexo o nacionalidad.', 'Toda nacionalidad es bienvenida.'],
    {},
    { about: citizenship('Spain'), form: 'offer' },
  ),
  row(
    'citizenship',
    'negated',
    ['No se exige la nacionalidad española.', 'No hace falta tener la nacionalidad española.'],
    {},
    { about: citizenship('Spain') },
  ),
  row(
    'clearance',
    'must',
    ['Debes poder obtener la habilitación personal de seguridad.', 'El puesto exige una habilitación personal de seguridad.'],
    {},
    { about: vetting() },
  ),
]
