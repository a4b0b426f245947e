import type { HiringWords } from '#word-lists/hiring-words'

export const HIRING_WORDS: HiringWords = {
  common:
    'el la los las de que y en un una por para con su tu se te le nos hemos ha es del al lo como más hola estimada gracias si no sido, a nuestro nuestra está nuestros',
  you: 'te, ti, tu, tus, usted, su, sus, le, contigo, has, *arte, *arle, *erte, *erle, *irte, *irle',
  not: 'no, nunca, ningun*, ni, sin, tampoco, nadie',
  harmlessNot:
    'aún no, todavía no, no solo, no dude*, no dudes, no responder, no responda*, no es necesario, sin compromiso, no podemos responder, no olvide*, no te preocupes, no tardes, no hay problema, sin falta, no ha tomado, no se ha tomado, no contest*',
  idle: 'llamado nuestra atención, oferta de empleo, en la oferta, a la oferta, proceso de selección, formar parte del, preparación de la entrevista, preparar la entrevista, entrevistador*, ofrecerte/ofrecerle . feedback/retroalimentación, ofrecerte una devolución',
  condition:
    'si, cuando, en caso, por si, siempre que, qué hacer, qué responder, solo contactaremos, únicamente, podría ser, podrán, hasta que, a menos, salvo, cómo superar, cómo preparar, cómo responder, cómo negociar, de lo contrario, si no, en caso contrario',
  opening: 'en caso, de no, de ser, solo las personas, solo contactaremos, por el volumen',
  past: 'recientemente, la semana pasada, el mes pasado, ayer, anteriormente, hace unos días, tras la entrevista, después de la entrevista, hace poco, como hablamos, como acordamos, como . acordado, ha sido un placer, fue un placer, fue un gusto, nos gustó',
  ongoing:
    'todavía, aún, seguimos con, seguimos en, seguimos habland*, seguimos entrevist*, seguimos valorand*, seguimos revisand*, continuamos',
  never: 'nunca, jamás, fraude*, estafa*',
  applicant:
    'mi candidatura, mi cv, mi currículum, me postulo, me gustaría postularme, tal y como nos pediste, como nos pediste, como nos pidió, como solicitaste, a petición tuya, nos pediste, nos comentaste, invitarme, ofrecerme, me encantaría incorporarme, mi experiencia, me postulé, mi perfil',
  sorry:
    'lamentablemente, lament*, desafortunadamente, desgraciadamente, por desgracia, sentimos, siento, disculp*, perdona, perdón, malas noticias, temo, tememos, me temo',
  inform: 'comunicar*, comunicamos, informar*, informamos, decir*, notificar*, transmitir*, hacerte saber, traerte',
  application:
    'candidatura*, solicitud, currículum*, curriculo, cv, inscripción, inscrib*, postula*, postul*, interés, aplicación, hoja de vida, expediente, postulante, portfolio',
  job: 'puesto*, vacante*, plaza, oferta, empleo, posición, cargo, trabajo, prácticas, beca de prácticas, rol',
  hiring:
    'candidat*, aspirante*, puesto*, vacante*, entrevista*, selección, recursos humanos, currículum*, cv, empleo, postula*, reclutamiento, perfil, prueba técnica, incorporación, talento, oferta de trabajo, contratación, portfolio, portafolio, avanzar contigo',
  rival:
    'otro/otra/otros/otras candidat*/perfil*/persona*/aspirante*/candidatura*, otra persona, otras personas, otros, un perfil más, perfil con más, persona con más, candidat* con más, alguien con más, un compañero, una compañera, candidat* intern*, candidat* que, perfil más, perfiles más, candidatos cuyo*, se ajusta más, se ajustan más, candidatos/perfiles/candidaturas .. más/mejor, otro/otra/otros postulante*, candidatos/perfiles con',
  someone:
    'un/una candidato/candidata/persona/perfil/compañero/compañera, alguien, un/una . candidato/candidata, uno de ellos, una de ellas, uno/una de nuestros/nuestras',
  candidates:
    'candidatos, candidatas, personas, aspirantes, candidaturas, postulantes, candidaturas incompletas, solicitudes incompletas, solicitudes',
  decide:
    'elegid*, elegir, seleccionad*, escogid*, contratad*, optado, opt*, decantad*, decidid*, decisión, adjudicad*, asignad*, cubiert*, continuar, seguir, avanzar, preferid*, incorporad*, ajusta*, inclinad*, mejor, encontrado, quedado con, quedamos con, segui*, dado, darle, confiado',
  recruit: 'busca*, contrat*, necesita*, vacantes abiertas, incorporar a, tenemos ... vacante/vacantes/puesto/puestos/posiciones',
  proceed:
    'continu*, seguir*, sigue, siga, avanz*, adelante, proseguir, seleccionad*, ofrecer*, pasado a, pasado, considerar, considerad*, contratar*, admitid*, cubrir*, superado, contar con, contar contigo',
  stage: 'siguiente/próxima/segunda/última fase/etapa/ronda/paso, próximo paso, segunda entrevista',
  choose: 'seleccionad*, elegid*, escogid*, preseleccionad*, admitid*, aceptad*, contratad*, seleccionar',
  gone: 'cubiert*, cancelad*, cerrad*, suspendid*, anulad*, paralizad*, congelad*, desierta, retirad*, pausad*',
  refuse:
    'no estás/está/figura/figuras entre, rechazad*, descartad*, desestimad*, denegad*, no encaja*, no vamos a contratar, ya no buscamos, no buscamos a nadie, no contrataremos, respuesta negativa, no ha resultado, no ha pasado, no sigue adelante, no cumple*, no ha superado, no has superado, no ha sido posible, no podemos ofrecerte, no podemos ofrecerle, nos quedamos con, quedado con, desiert*, por terminado, se da por, no se cubrirá, no se va a cubrir, elegid* a otra, proceso .. cancelado, dejado .. sin cubrir, seguimos/seguiremos/seguir adelante con otr*, no ha sido suficiente, no llegas a, te quedas fuera, cubierto .. internamente, cubrir .. internamente, promoción interna, candidato interno',
  retract:
    'retirar, retiramos, retirada de, revocar, revocamos, anular, anulamos, dejar sin efecto, dar marcha atrás, echarnos atrás',
  fit: 'encaja*, ajusta*, cumple*, adecua*, corresponde*, coincide*',
  unreal: 'hubiera gustado, habría gustado, habríamos querido, hubiéramos querido, nos hubiese gustado',
  farewell:
    'mucha/mucho/buena suerte, suerte, éxito*, guardaremos, conservaremos .. cv/curriculum/currículum/datos, bolsa de talento/empleo/trabajo, deseamos lo mejor, te animamos, tu búsqueda, otras vacantes, futuras ofertas, futuras oportunidades, otra oportunidad',
  invite:
    'invit*, citar*, citación, convoca*, conocerte, conocerle, podrías venir, podría venir, pasarte, que vengas, convocatoria a entrevista, entrevistarte',
  interview: 'entrevista*, videoentrevista*, prueba de un par de horas, día de prueba, conocerte, conocerle, prueba presencial',
  meeting: 'llamada, videollamada, reunión, cita, charla, hablamos, teléfono, zoom, teams, encuentro, call',
  meet: 'conocer*, hablar, charlar, conversar, verte, verle, vernos, llamarte, llamarle, venir, pasarte, entrevistarte',
  arrange:
    'concertar, agendar, programar, reserv*, hueco*, horario*, disponib*, elige, escoge, selecciona, confirm*, cambi*, aplaz*, posponer, reprogram*, proponemos, viene bien, va bien, fecha, citas, será, tendrá lugar, calendario, cuándo, mejor te venga, mejor le venga, que te venga, que prefieras, hora que, te llamaremos, le llamaremos',
  wish: 'gustaría, queremos, quiero, encantaría, quisiéramos, podría*, puedes, puede, proponemos, te va bien, te viene, rogamos, esperamos, encantados, complace, placer, alegra, deseamos, invitamos',
  test: 'prueba técnica, prueba, pruebas, test, ejercicio, reto, caso práctico, evaluación, desafío',
  take: 'complet*, realiz*, hacer, enlace, plazo, horas, minutos, días, antes del, en línea, online, dispones, entregar, resolver, devolver, devuelv*, a más tardar',
  offer: 'ofrecer*, ofrecemos, te ofrec*',
  hire: 'carta de oferta, carta oferta, ofrecerte/ofrecerle/ofrecerles el/la/un .. puesto/plaza/contrato/posición/cargo, ofrecerte el puesto, ofrecerle el puesto, ofrecemos el puesto, oferta de contratación, propuesta de contratación, puesto es tuyo, puesto es suyo, la plaza es tuya, queremos contratar*, queremos que te unas, queremos que seas, queremos que formes, bienvenid* al equipo, bienvenid* a bordo, has sido contratad*, estás contratad*, queda usted contratad*, formar parte de nuestro equipo como, propuesta económica, que te incorpores, has sido seleccionad* para el puesto, ha sido seleccionad* para el puesto, hacerte una oferta, hacerle una oferta, tu contrato de trabajo, su contrato de trabajo, persona elegida para, tu incorporación como, su incorporación como, quedaste seleccionad*, quedó seleccionad*, tu contratación, su contratación, puesto/plaza/trabajo/vacante ... es tuyo/tuya/suyo/suya, queremos que sea nuestra/nuestro, que seas nuestra/nuestro',
  contract: 'contrato*, la oferta con',
  sign: 'firm*, adjunt*, enviamos, acept*, anexo',
  received:
    'recibid*, registrad*, enviad*, llegado, acuse de recibo, confirmamos, realizad*, completad*, en curso, en proceso, éxito, recepción, inscrito, hemos recibido, guardad*, ya tenemos, en nuestro sistema, en nuestras manos, ha quedado, nos consta, correctamente, en manos de, en buenas manos',
  thanks: 'gracias, agradec*',
  review:
    'revis*, estudi*, valor*, analiz*, evalu*, contacto, contactaremos, pondremos en contacto, próximos días, responderemos, leer*',
  ask: 'envía*, enviar*, envíe*, remit*, aport*, adjunt*, necesit*, rogamos, indíc*, indique*, facilit*, proporcion*, completar el, completar la, me escribes, dinos, díganos, saber tu, saber su, debe, debes, solicitamos, complet*, hacernos llegar, mándanos, te pedimos que nos, contestar, precis*, nos hagas llegar, hagas llegar, nos pasas, nos envías, nos mandas, nos facilitas, puedes enviarnos, puede enviarnos, puedes pasarnos, necesitamos, envíanos, pásanos, rellena, facilítanos',
  missing:
    'falta*, pendiente*, incomplet*, documentación, nos falta, nos faltan, falta, faltan, queda pendiente, pendiente de, pendiente',
  document:
    'título*, copia*, certificado*, documentación, documento*, referencia*, carné, vida laboral, expectativas económicas, expectativas salariales, expectativa salarial, pretensiones, disponibilidad para, disponibilidad, diploma*, dni, permiso de trabajo, portafolio, currículum actualizado, cv actualizado, informe*, datos, formulario, fecha de incorporación, salario, acreditación, preaviso, empadronamiento, carta de motivación, incorporarte, incorporarse, empezar, cuestionario, colegiación, referencias, antecedentes penales, nombres y teléfonos, sus nombres, consentimiento',
  delay:
    'aplaz*, cambi*, mover, posponer, reprogram*, nueva fecha, enferm*, baja médica, retraso, disculp*, no podemos responder, tardando, más tiempo',
  withdrawn: 'retirado tu, retirado su, retirada de candidatura, retirada de tu, retirada de su, baja de tu candidatura',
  autoReply:
    'respuesta automática, fuera de la oficina, de vacaciones, ausente, estaré ausente, a mi vuelta, fuera de oficina, baja por, estoy de viaje, no leeré',
  courtesy:
    'gracias por confirmar, te esperamos, la esperamos, le esperamos, nos vemos, hasta entonces, perfecto, buen fin de semana, recibido gracias, de acuerdo, gracias por venir, encantad* de conocerte, encantad* de conocerle, un placer conocerte, de nada, no hay de qué, a ti, con gusto, para eso estamos',
  bulk: 'boletín, newsletter, nuevas ofertas, ofertas nuevas, ofertas de empleo para, ofertas de esta semana, vacantes nuevas, tu alerta, una alerta, tus avisos, alertas, encuesta, webinar, feria de empleo, completa tu perfil, verifica tu/su correo, verifique su correo, contraseña, tu compra, tu pedido, preparar una entrevista, superar una entrevista, postúlate hoy, inscríbete ya, en el boletín, consejos, código de verificación, tu cuenta, cursos, taller gratuito/online/de, factura, ofertas similares, empleos recomendados, promoción, descuento, gratuito, plazas limitadas, pueden interesarte, ofertas pueden, dejar de recibir, crea* tu cuenta, activa tu cuenta, nombre de usuario, eliminaremos tus datos, conservación de datos, dos minutos, anónim*, análisis de tu cv, puntuación de tu cv, oferta que viste, oferta que guardaste, postúlate ahora, en este número, leer más, sigue leyendo, tu opinión, ver todas, guardaste una búsqueda, este aviso, valora, puntúa, cómo fue, qué te pareció, tu experiencia como, ayúdanos a mejorar',
  smallPrint:
    'darse de baja, date de baja, cancelar suscripción, ver en el navegador, gestiona tus, recibes este correo, política de privacidad',
  outreach:
    'encontrado tu perfil, he visto tu perfil, vi tu perfil, mi cliente, nuestro cliente, un cliente, tu perfil me, oportunidad laboral, he encontrado tu, escuchar ofertas, te interesaría, cazatalentos, consultora de selección, te interesa, estarías interesad*, abiert* a nuevas, nueva oportunidad, puesto interesante, gran oportunidad, tengo una posición/vacante/oferta, con la que colaboro, busco para, empresa con la que, encajaría con una, nuestros clientes, mis clientes, uno de nuestros clientes, visto tu cv/currículum, vi tu cv/currículum, encontrado tu cv/currículum',
  otherMatter:
    'préstamo*, crédito, hipoteca, alquiler, piso, apartamento, propietario, inquilin*, inmueble, beca, becas, admisión, matrícula, máster, convocatoria de becas, demostración, prueba gratuita, suscripción, tarifas, plan contratado, póliza, visado, licencia de obras, cita médica, médico, reserva, envío, paquete, donación, presupuesto, factura, su tienda, dentista, jurado, premio, concurso de, licitación, embajada, consulado, su hijo, su hija, guardería, asociación de padres, inscripción en el curso, el curso de, plaza escolar, visita al piso, última nómina, extracto bancario, convocatoria de este año, subvención, comité evaluador, siniestro, su pedido, veterinari*, taller mecánico, itv, autoescuela, examen teórico, luz y gas, contrato de luz, charla gratuita, vendedor del piso, compraventa, asamblea, tu hijo, vacaciones solicitadas, lista de espera, reserva tu plaza, estimado cliente, estimada clienta, gracias por registrarte, tu cuenta ha, su cuenta ha',
  pending:
    'aún no hemos, todavía no hemos, aún no se ha, seguimos valorando, seguimos evaluando, seguimos revisando, sigue abierto, sigue en curso, sigue en marcha, continúa en curso, está tardando, tardando más, más tiempo del previsto, tu paciencia, su paciencia, un poco de paciencia, en cuanto sepamos, en cuanto tengamos, paralizad*, en pausa, en suspenso, sigue viva, sigue vivo, no es un no, hasta que se apruebe, no estás descartad*',
  verdict:
    'al final, finalmente, por esta vez, en esta ocasión, esta vez, tras valorarlo, después de valorar, en última instancia',
  another: 'otro, otra, otros, otras, alguien más',
  employer:
    'vas a entrevistar, va a entrevistar, tu referido, su referido, ficha de evaluación, nuevo candidato para, se ha inscrito en tu oferta, tu anuncio de empleo, como entrevistador, tu candidato, su candidato, los cv de los .. candidatos, currículums de los .. candidatos, panel de entrevistas, comité de selección para',
  letter:
    'gracias por la invitación, gracias por invitarme, confirmo mi asistencia, acepto la oferta, acepto encantad*, retiro mi',
  money:
    'abona, abone, abonar, ingresa .. euros, ingrese .. euros, transferencia, transfiera, transfiere, pago, pagar, tasa, bizum, fianza, depósito, datos bancarios, cuenta bancaria, tarjeta regalo, bitcoin, western union, recarga, iban, tarjeta de crédito, número de tarjeta, banca online, gastos de gestión',
  identity: 'dni, pasaporte, nie, documento de identidad, foto de tu, por ambas caras, cédula, número de seguridad social',
  credentials: 'contraseña, verifica tu cuenta, verificar su cuenta, confirma tu identidad, confirmar su identidad, credenciales',
}
