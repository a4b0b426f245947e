import * as s from '#bench/conditions/subjects.ts'
import type { Template, TemplateFile } from '#bench/conditions/template.ts'
import { twists } from '#bench/conditions/twists.ts'

export const language: TemplateFile['language'] = 'es'
export const templates: readonly Template[] = [
  ...twists('workRight', s.workRight('Spain'), {
    must: ['Se requiere permiso de trabajo en España.'],
    denied: ['Sin permiso de trabajo en España no podemos contratar a nadie.'],
    negated: ['No necesitas permiso de trabajo en España.'],
    hypothetical: ['Si más adelante te trasladas a Madrid, podría hacer falta un permiso de trabajo en España.'],
    others: ['Nuestros clientes deben presentar su permiso de trabajo.'],
    past: ['Antes se requería permiso de trabajo en España.'],
    optional: ['Se valorará tener permiso de trabajo en España.'],
    duties: ['Tramitarás permisos de trabajo para las personas que llegan.'],
  }),
  ...twists('citizenship', s.citizenship('Spain'), {
    must: ['La nacionalidad española es obligatoria.'],
    denied: ['No se puede contratar a nadie sin la nacionalidad española.'],
    negated: ['La nacionalidad española no es obligatoria.'],
    hypothetical: ['Si algún día opositas, la nacionalidad española será obligatoria.'],
    others: ['Nuestros socios deben tener la nacionalidad española.'],
    past: ['Hasta 2015 la nacionalidad española era obligatoria.'],
    optional: ['Tener la nacionalidad española sería un plus.'],
    duties: ['Asesorarás a quienes solicitan la nacionalidad española.'],
  }),
  ...twists('residence', s.residence('Spain', 'Portugal'), {
    must: ['Debes residir en España.'],
    denied: ['No podemos contratar a quien no resida en España.'],
    negated: ['No hace falta residir en España.'],
    hypothetical: ['Si un día pasas al equipo de campo, tendrás que residir en España.'],
    others: ['Nuestros asegurados deben residir en España.'],
    past: ['Antes había que residir en España.'],
    optional: ['Idealmente resides en España.'],
    duties: ['Orientarás a familias que deben residir en España.'],
  }),
  ...twists('clearance', s.clearance('secret'), {
    must: ['Se requiere habilitación de seguridad de grado secreto.'],
    negated: ['No se requiere habilitación de seguridad.'],
    hypothetical: ['En caso de traslado podría pedirse una habilitación de seguridad de grado secreto.'],
    others: ['Los vigilantes de nuestro cliente tienen habilitación de seguridad de grado secreto.'],
    past: ['Antes se requería habilitación de seguridad de grado secreto.'],
    duties: ['Renovarás las habilitaciones de seguridad de la plantilla.'],
  }),
  ...twists('age', s.age(), {
    must: ['Debes ser mayor de 18 años.'],
    denied: ['No podemos contratar a menores de 18 años.'],
    negated: ['No es necesario ser mayor de 18 años.'],
    others: ['Nuestros clientes deben ser mayores de 18 años.'],
    past: ['Antes había que tener 21 años cumplidos.'],
    duties: ['Comprobarás que los compradores son mayores de 18 años.'],
  }),
  ...twists('licence', s.paper('Carnet de carretillero'), {
    must: ['Carnet de carretillero imprescindible.'],
    denied: [
      'Nadie puede empezar sin el carnet de carretillero.',
      'A menos que tengas el carnet de carretillero, no podrás empezar.',
    ],
    negated: ['No necesitas el carnet de carretillero.', 'Se exige todo excepto el carnet de carretillero.'],
    hypothetical: ['Si más adelante pasas al almacén, necesitarás el carnet de carretillero.'],
    others: ['Nuestros proveedores deben tener el carnet de carretillero.'],
    past: ['El carnet de carretillero era obligatorio hasta el año pasado.'],
    optional: ['El carnet de carretillero no es imprescindible, pero ayuda.'],
    duties: ['Revisarás el carnet de carretillero de cada operario.'],
  }),
  ...twists('registration', s.registration('Colegiación', 'Colegio de Enfermería'), {
    must: ['Es imprescindible la colegiación en el Colegio de Enfermería.'],
    denied: ['Sin colegiación en el Colegio de Enfermería no es posible trabajar aquí.'],
    negated: ['No es necesaria la colegiación en el Colegio de Enfermería.'],
    hypothetical: ['Si un día trabajas en planta, será necesaria la colegiación en el Colegio de Enfermería.'],
    others: ['Nuestras colaboradoras externas deben contar con la colegiación en el Colegio de Enfermería.'],
    past: ['Antes era obligatoria la colegiación en el Colegio de Enfermería.'],
    optional: ['Se valora la colegiación en el Colegio de Enfermería.'],
    duties: ['Tramitarás la colegiación en el Colegio de Enfermería de las nuevas incorporaciones.'],
  }),
  ...twists(
    'driving',
    s.driving(),
    {
      must: ['Es imprescindible el permiso de conducir B.'],
      denied: [
        'Sin permiso de conducir no es posible hacer el trabajo.',
        'Salvo que tengas permiso de conducir, no te inscribas.',
      ],
      negated: ['El permiso de conducir no es necesario.', 'No pedimos ni permiso de conducir ni coche.'],
      hypothetical: ['Si algún día quieres usar la furgoneta, necesitarás permiso de conducir.'],
      others: [
        'Nuestros repartidores deben tener permiso de conducir.',
        'Nuestros clientes deben mostrar su permiso de conducir.',
      ],
      past: ['Se exigía permiso de conducir antes de la mudanza.'],
      optional: ['El permiso de conducir puede venir bien, aunque no se exige.'],
      duties: ['Prepararás a personas que necesitan el permiso de conducir.'],
    },
    ['vehicle'],
  ),
]
