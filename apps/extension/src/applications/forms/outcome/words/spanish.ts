import type { OutcomeWords } from './outcome-words.ts'

export const spanish: OutcomeWords = {
  application: 'solicitud|candidatura|postulacion|inscripcion',
  thanks: '(?:muchas |mil )?gracias por|(?:te|le|os) agradecemos|agradecemos',
  between: 'tu|su|vuestra|la|el|haber|envio|enviar|presentar|enviado|presentado|de|interes y|enviarnos|habernos',
  applied: 'postularte|postularse|postular|aplicar|inscribirte|inscribirse|haberte postulado|haberte inscrito',
  received: 'hemos recibido|recibimos',
  youApplied: 'te has postulado(?: correctamente)?|te has inscrito(?: correctamente)?',
  apply: 'postulado|inscrito|solicitado|aplicado',
  sent: 'enviad[ao]|recibid[ao]|presentad[ao]|registrad[ao]|entregad[ao]|llegado|remitid[ao]',
  perfect: 'ha|han|hemos|fue|has',
  send: 'enviar|enviarla|enviando|presentar|remitir|envia|envie|envio',
  not: 'no|nunca|aun|todavia|sin|tampoco|ni|nada',
  already: 'ya|anteriormente',
  when: 'si|cuando|una vez|despues|antes|hasta|en cuanto|tras|mientras|como|que pasa',
  may: 'sera|seran|puede|puedes|podra|podras|debe|debes|tiene que|tienes que|por favor|va a|vas a|habra|haya|parcialmente|casi|lista para|ser|pendiente|quedara',
  mine: 'yo|mi|he',
  undone: 'retirad[ao]|cancelad[ao]|eliminad[ao]|anulad[ao]|rechazad[ao]|descartad[ao]|cerrad[ao]',
  saved: 'guardad[ao]|iniciad[ao]|empezad[ao]',
  finish: 'completar|finalizar|terminar|completa|finaliza|termina|continuar|complete|finalice|acabar|retomar',
  isVerbLast: false,
  and: 'y|pero|aunque|sin embargo',
  mail: 'correo|email|e mail|mail|mensaje|sms|codigo|enlace|confirmacion',
  phrases: {
    failed:
      '(?:un|algun|el) error|error|errores|ha fallado|fallo|no se pudo|no (?:se )?(?:ha|han|hemos) podido|no pudo|no pudimos|un problema|intentalo|intentelo|intentar|vuelve a intentar\\w*|no (?:es )?valid[ao]|invalid[ao]|caducad[ao]|expirad[ao]|corrige|corrija|campos? obligatorios?|es obligatorio|faltan?|ya no (?:esta|acepta)',
    pending:
      '(?:enviando|subiendo|cargando|transmitiendo) (?:\\w+ ){0,3}(?:solicitud|candidatura|postulacion|datos|documentos|formulario)|se esta (?:enviando|subiendo)|se esta[n]? (?:\\w+ )?enviando|espera un|espere un|por favor espere?a?|un momento|no cierres|no cierre',
    unfinished:
      'casi (?:listo|lista|terminado|has terminado|hemos terminado|esta)|un (?:ultimo )?paso mas|(?:un )?ultimo paso|solo (?:te )?falta|(?:confirma|confirme|verifica|verifique|activa|active|valida|valide) (?:\\w+ ){0,3}(?:correo|email|e mail|mail|direccion|cuenta|identidad|numero)|(?:haz|haga|hacer) clic (?:\\w+ ){0,4}enlace|pulsa (?:\\w+ ){0,3}enlace|incompleta|(?:revisa|revise|comprueba|compruebe) (?:\\w+ ){0,2}(?:datos|respuestas|informacion|solicitud|candidatura)|(?:continua|continue|continuar|pasa|pase) (?:\\w+ ){0,3}paso',
    draft: 'borrador|(?:terminar|terminarla|continuar|enviarla|completarla) (?:\\w+ )?mas tarde|progreso guardado',
    check: 'captcha|no (?:eres|soy|es) un robot|codigo de (?:seguridad|verificacion)|control de seguridad',
  },
}
