/** As in english.ts. */
export const SPANISH = `
drop: entre, el, la, los, las, un, una, de, del, a, al, en, para, con, por, su, sus, tu, tus, usted, te, se, le, yo, mi, mis, es, son, esta, estas, estoy, eres, soy, tiene, tienes, tengo, tener, cuenta, cuentas, posee, posees, que, lo, favor, indique, indica, por favor, seleccione, selecciona, elige, elija, todas las que correspondan, seleccione todas las que apliquen, marque todas las que correspondan, legalmente, laborales, fecha, plazo, usando, alguna, vez, una opcion, seleccione una opcion, selecciona una opcion
which: cual, cuales
could: podria, podrias, puede, puedes, seria, estaria
must: tiene que, tienes que, tengo que
once: ha, has, he
serial: numero
trade: profesional
yes: si
will: sera, estara, tendra
not: no, ningun, ninguna, ninguno, nunca, tampoco
without: sin
example: por ejemplo
role: puesto, vacante
and: y, e, asi como
or: o, u
but: pero
if: salvo, excepto, solo, solamente, en caso afirmativo, en caso de
past: fue, era, estaba
now: ahora, actualmente, actual, hoy, en este momento, en la actualidad
future: en el futuro, futuro, a futuro
need: necesita, necesitas, necesito, necesitara, necesitaras, necesitaria, requiere, requieres, requiero, requerira, requeriras
needed: necesario, requerido
sponsor: patrocinio, patrocinio de visa, patrocinio de visado, esponsorizacion, patrocinio de visa de trabajo, patrocinio para visa, sponsorship, patrocinio migratorio
permit: autorizado, autorizada, habilitado, habilitada
auth: autorizado para trabajar, autorizada para trabajar, permiso de trabajo, autorizacion de trabajo, autorizacion para trabajar, permiso para trabajar, derecho a trabajar, derecho a trabajar legalmente, autorizado a trabajar
status: estado, estatus
visa: visa o permiso de trabajo, visado o permiso de trabajo, visa, visado, visado de trabajo, visa de trabajo
citizen: ciudadano, ciudadana, nacionalidad, ciudadania
resident: residente permanente, residencia permanente
any-employer: ilimitado, ilimitada, sin restricciones, para cualquier empleador
here: pais (donde|en el que) se (ubica|encuentra) (el puesto|la vacante), pais (del puesto|de la vacante), este pais
work: trabajar, trabajo, laboral, empleo
how-many: cuantos, cuantas, cuanto, cuanta
how-long: duracion
years: ano, anos
months: mes, meses
weeks: semana, semanas
days: dia, dias
experience: experiencia, experiencia laboral, experiencia profesional
total: en total, total
at-least: al menos, minimo, por lo menos, como minimo, minimo de
more-than: mas de
less-than: menos de
up-to: hasta, maximo
within: dentro de, en menos de
or-more: o mas, y mas, o superior
or-less: o menos
notice: preaviso, periodo de preaviso, plazo de preaviso
available: disponibilidad, fecha de incorporacion, disponible, fecha de inicio disponible, fecha de disponibilidad, incorporacion
start: empezar, comenzar, incorporarse, iniciar, incorporarte
earliest: mas proxima, lo antes posible, mas temprana
when: cuando, a partir de cuando
soon: inmediata, inmediato, inmediatamente, de inmediato
salary: salario, sueldo, remuneracion, salarial, salariales
salary expected: expectativa salarial, expectativas salariales, pretension salarial, pretensiones salariales, salario deseado, aspiracion salarial, sueldo deseado, salario esperado, pretensiones economicas
expected: deseado, esperado, expectativa, expectativas, deseada
per-year: anual, anuales, al ano, por ano
per-month: mensual, mensuales, al mes, por mes
per-hour: por hora, la hora, diario, por dia
odd-unit: neto, neta, miles, netos
gross: bruto, bruta, brutos
relocate: mudarse, mudarte, reubicarse, reubicarte, trasladarse, trasladarte, mudanza, reubicacion, cambiar de residencia, trasladar
willing: dispuesto, dispuesta, abierto, abierta, capaz
remote: remoto, remota, teletrabajo, a distancia, desde casa
hybrid: hibrido, hibrida
travel: viajar, viajes, viajes de trabajo, viajes de negocios
licence: carnet de conducir, permiso de conducir, licencia de conducir, licencia de manejo, permiso de conduccion, licencia de conduccion
valid: valido, valida, vigente, en vigor
speak: habla, hablas, hablar, idioma, idiomas, lengua
level-word: nivel, dominio, competencia, conocimientos
level=beginner: basico, principiante, elemental
level=intermediate: intermedio
level=advanced: avanzado
level=fluent: fluido, con fluidez, fluidez
level=native: nativo, nativa, lengua materna
level=vague: bilingue, bueno, muy bueno
edu=high-school: bachillerato, preparatoria
edu=bachelors: licenciatura, grado, grado universitario, bachelor
edu=masters: master, maestria
edu=phd: doctorado, phd
highest: mas alto, mas alta, maximo nivel, mas elevado
education: estudios, educacion, formacion, titulo, nivel de estudios, titulacion, nivel educativo, alcanzado, nivel de formacion, completado
school: universidad, escuela, centro de estudios
study-field: area de estudio, carrera, especialidad
graduation: ano de graduacion
first-name: nombre de pila, primer nombre, nombre s, nombres
last-name: apellido, apellidos, apellido s
full-name: nombre completo, nombre y apellidos, nombre y apellido
name: nombre
email: correo electronico, correo, email, e mail, direccion de correo electronico, direccion de correo
confirm: confirmar, confirme, repetir, repita
phone: telefono, numero de telefono, movil, telefono movil, celular, numero de celular, telefono de contacto, numero de movil, telefono celular, telefono fijo, tel, n de telefono, numero de contacto, telefono particular
dial-code: prefijo, codigo de pais
house-number: numero de calle, numero de casa, numero exterior
street: direccion, domicilio, calle, domicilio actual, direccion completa, calle y numero, direccion linea 1, direccion postal
city: ciudad, ciudad de residencia, localidad, poblacion, municipio, ciudad poblacion, localidad de residencia
region: provincia, region, comunidad autonoma
zip: codigo postal
country-word: pais, pais de residencia
location: ubicacion, donde vives, donde vive, lugar de residencia, donde reside, ubicacion actual
located: vive, vives, reside, resides, ubicado, ubicada, radicado
linkedin: linkedin, perfil de linkedin
github: github, perfil de github
portfolio: portafolio, portfolio
website: sitio web, pagina web, web personal
url: perfil, url, enlace
phone-part: tipo de telefono, extension
title: cargo, titulo del puesto, nombre del puesto
period-word: periodo salarial, periodicidad del salario
currency-word: moneda, divisa
description: descripcion, responsabilidades, funciones, descripcion del puesto, tareas
history: historial laboral, historial profesional, trayectoria profesional, empleos anteriores
other-person: contacto de emergencia, beneficiario, testigo, medico, tutor, emergencia, referencia, referencias, supervisor, conyuge, recomendado por, esposo, esposa, pareja, padre, madre, padres, hijo, hija, referido por, persona de contacto, jefe directo, jefe inmediato, titular de la cuenta, apoderado, profesor, companero
street-2: direccion linea 2, piso, apartamento, departamento
skills: habilidades, competencias, aptitudes
letter: carta de presentacion, carta de motivacion
resume: curriculum, cv, curriculum vitae, hoja de vida
headline: titular profesional, titular
middle-name: segundo nombre
preferred-name: nombre preferido, nombre de preferencia, apodo
company: empresa, empleador, compania
now title: puesto actual, cargo actual
recent: mas reciente, ultimo, ultima
worked: trabajado, sido empleado
before: anteriormente, antes, alguna vez, previamente
employer: nosotros, nuestra empresa, nuestra compania
hear: entero, enteraste, como nos conociste, conocio, supo, conociste
adult: mayor de edad, mayor de 18 anos, al menos 18 anos
job-type: tipo de contrato, tipo de empleo, jornada
looking: busca, buscas
jobtype=full-time: tiempo completo, jornada completa
jobtype=part-time: tiempo parcial, media jornada, medio tiempo, jornada parcial
jobtype=contract: contrato
jobtype=internship: practicas, pasantia
jobtype=freelance: freelance, autonomo
jobtype=temporary: temporal
blank: deje este campo en blanco, dejar en blanco, no rellenar
decline: prefiero no decirlo, prefiero no contestar, prefiero no responder, no deseo responder, no aplica, prefiero no decir, no deseo contestar
other: mas tarde, otro, otra, otros, ninguna de las anteriores
unsure: no lo se, no se, no estoy seguro, no estoy segura, quizas
consent: acepto, acepta, consiento, consentimiento, privacidad, tratamiento de mis datos, datos personales, terminos y condiciones, proteccion de datos, autorizo, de acuerdo, bolsa de trabajo, boletin, consiente, almacen*
attestation: declaro, certifico, confirmo, verdadera, veraz, veracidad, bajo juramento, he leido, entiendo, reconozco, doy fe, confirma que
signature: firma, firmar, firme
crime: antecedentes penales, antecedentes, condenado, condenada, delito*, penal*, crimen
captcha: captcha, robot, codigo de seguridad, codigo de verificacion
gender: genero, sexo, pronombre*
race: raza, etnia, etnic*, origen etnico, hispano, latino, origen
veteran: veteran*, militar, fuerzas armadas
disability: discapacidad, discapacidades, minusvalia, discapacitad*
orientation: orientacion sexual
demographic: demografic*, religion, estado civil, fecha de nacimiento, edad, hijos, embaraz*, lugar de nacimiento
legal: no competencia, conflicto de intereses, familiar*, pariente*, sancion*, verificacion de antecedentes, despedid*, dni, nie, pasaporte, seguridad social, prueba de drogas, contactar a su empleador, control de exportaciones
`
