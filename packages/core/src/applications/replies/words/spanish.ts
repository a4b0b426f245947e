import type { Cues } from './cues.ts'

export const SPANISH: Cues = {
  rejection: `
    no .. seguira/sigue/continua/continuara .. adelante/en/proceso
    no sigue adelante
    optado/decantado/decidido por .. perfil*/candidat*/persona/otr*
    perfil mas afin/experimentad*/ajustad*
    no .. resultado elegid*/seleccionad*
    persona/candidat*/alguien con mas
    continuar/seguir/avanzar/proseguir con otr*
    no ... seleccionad*/elegid*/escogid*/preseleccionad*
    no .. ofrecer* .. puesto/entrevista/vacante/plaza
    no .. podemos .. ofrecer*
    elegido/seleccionado/escogido/contratado/optado a/por .. otr*
    otra persona
    otro/otros/otra candidat*/perfil*/persona
    otras candidaturas
    vacante/puesto/plaza ... cubiert*/cancelad*
    no se cubrira
    no .. continuar/continuaremos/avanzar/avanzaremos/seguir/seguiremos/proseguir .. con/en/tu/su
    no vamos a continuar/avanzar/seguir
    cancelado .. proceso/vacante
    proceso ... cancelado
    no encaja*
    no se ajusta*
    no cumple*
    lamentamos/sentimos/siento .. comunicar*/informar*/decir*/notificar*
    descartad*
    nos hubiera/habria gustado
    habriamos querido
    hubieramos querido
  `,
  farewell: `
    mucha/mucho/buena suerte
    exito .. busqueda/futuro/proyectos
    guardaremos/conservaremos .. cv/curriculum/datos
    bolsa de talento
  `,
  sorry: 'lamentablemente/lamentamos/desafortunadamente/desgraciadamente/desgracia/sentimos/lamento',
  scheduling: `
    enferm*/baja
    aplaz*/cambi*/mover/posponer/reprogram*
    nueva fecha
    no podemos responder
    disculp*
  `,
  offer: `
    puesto es tuyo/suyo
    carta de oferta
    formes/formaras/formar parte de
    contrato & firm*/adjunt*/enviamos
    placer/complace/alegra/encantados/gustaria .. ofrecer*/ofrecer .. puesto/plaza/contrato
    ofrecerte/ofrecerle el puesto
    ha/has sido seleccionad*/elegid*
    oferta de trabajo & contrato/firm*/placer/ofrecer*/adjunt*
    oferta de contratacion
    propuesta economica
    queremos que te unas
    queremos contratar*
    bienvenid* al equipo
    carta oferta
  `,
  interview: `
    avanzar contigo
    esperamos & entrevista
    viene bien & llamada/videollamada/entrevista
    entrevista/llamada/reunion/videollamada & invitar*/invitamos/gustaria/podria/confirmad*/proponemos/concertar/agendar/programar/citar*/convocar*/sera/cambio/aplaz*/invitacion/disponible
    queremos/gustaria/encantaria .. conocer*/hablar
    elige/escoge/selecciona ... hueco/horario/hora/cita
    siguiente/proxima fase/etapa/ronda
    superado la .. fase
    prueba tecnica
  `,
  meeting: 'entrevista*/llamada/reunion/videollamada/cita',
  confirmation: `
    inscripcion/candidatura .. realizado/exito/completad*
    revisara tu/su
    recibido .. candidatura/solicitud/curriculum/cv
    candidatura/solicitud .. registrada/recibida
    acuse de recibo
    gracias por inscribirte/postular*/inscribirse
    revisando .. candidatura*
    sigue en curso
    continua en el proceso
    sigue en proceso
  `,
  noise: `
    tu compra
    tu pedido
    feria de empleo
    completa tu perfil
    webinar
    ofertas de empleo para
    nuevas ofertas
    tu alerta
    encuesta
    boletin
    preparar una entrevista
    verifica/verifique tu/su correo
    contrasena
  `,
  smallPrint: 'darse de baja\ncancelar suscripcion\nver en el navegador',
  conditional: 'si/cuando',
  opening: 'en caso',
}
