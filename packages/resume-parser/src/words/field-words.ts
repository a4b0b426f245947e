import { phrases } from '@jobapply/language/phrases'

/** Form labels for the parts of an entry, folded: "Occupation or position held", "Name des Arbeitgebers". */
export const FIELD_WORDS = {
  start: `from, start, start date, started, date from, von, beginn, de, du, desde, fecha de inicio, da, dal, data inizio, data de inicio, van, vanaf, startdatum, fran, od`,
  end: `to, end, end date, ended, date to, until, bis, ende, au, a, hasta, fecha de fin, al, data fine, ate, data de fim, tot, einddatum, till, do`,
  date: `date, dates, period, time period, duration, from to, dates from to, dates of employment, employment dates, datum, zeitraum, dauer, von bis, periode, duree, periodo, fecha, fechas, data, date da a`,
  position: `occupation or position held, position held, position, job title, title, role, occupation, designation, beruf oder funktion, stelle, funktion, position titel, fonction ou poste occupe, poste occupe, poste, fonction, profesion o cargo desempenado, puesto, cargo, lavoro o posizione ricoperti, posizione, ruolo, funcao ou cargo ocupado, funcao, functie`,
  company: `name of employer, name and address of employer, employer, company, company name, organisation, organization, name des arbeitgebers, name und adresse des arbeitgebers, arbeitgeber, firma, unternehmen, betrieb, nom de lemployeur, nom et adresse de lemployeur, employeur, entreprise, societe, nombre y direccion de la empresa, nombre y direccion del empleador, empresa, nome e indirizzo del datore di lavoro, datore di lavoro, azienda, nome e endereco do empregador, werkgever, bedrijf`,
  location: `location, place, city, country, work location, job location, ort, land, standort, arbeitsort, lieu, ville, localite, pays, lugar, localidad, ciudad, pais, luogo, citta, paese, localidade, cidade, plaats, stad, stad ort, miejscowosc, miasto, kraj, lokalizacja`,
  body: `role description, job description, description, main activities and responsibilities, main activities, main duties, responsibilities, duties, key responsibilities, type of business or sector, principal subjects occupational skills covered, wichtigste tatigkeiten und zustandigkeiten, tatigkeiten, aufgaben, tatigkeitsbereich oder branche, principales activites et responsabilites, activites, missions, type ou secteur dactivite, funciones y responsabilidades principales, funciones, tipo de empresa o sector, principali attivita e responsabilita, principali mansioni e responsabilita, mansioni, tipo di attivita o settore, principais actividades e responsabilidades, belangrijkste activiteiten en verantwoordelijkheden`,
  degree: `title of qualification awarded, qualification awarded, qualification, degree, bezeichnung der erworbenen qualifikation, abschluss, qualifikation, intitule du certificat ou diplome delivre, intitule du diplome delivre, diplome, titulo de la cualificacion obtenida, titulo, titolo della qualifica rilasciata, titolo di studio, designacao da qualificacao atribuida, opleiding`,
  institution: `school or university, university or school, name of organisation providing education, name and type of organisation providing education and training, institution, school, university, college, school university, name der bildungseinrichtung, name und art der bildungs oder ausbildungseinrichtung, bildungseinrichtung, schule, hochschule, nom de letablissement, nom et type de letablissement denseignement ou de formation, etablissement, nombre y tipo de la organizacion que ha impartido la educacion o la formacion, centro, nome e tipo dorganizzazione erogatrice dellistruzione e formazione, istituto, instituicao`,
  field: `field of study, field s of study, fields of study, field, major, subject, course, studienfach, studienfacher, studiengang, fachrichtung, fach, domaine, domaine s detude, domaine detude, domaines detude, especialidad, campo de estudio, campo s de estudio, campos de estudio, indirizzo, campo di studio, campi di studio, dominio s de estudo, dominio de estudo, area de estudo, studierichting, studieinriktning, inriktning, kierunek studiow, kierunek s studiow, kierunek`,
  name: `certificate, certification, zertifikat, certificat, certificado, certificato`,
  issuer: `issuer, issued by, issuing body, issuing organization, issuing organisation, aussteller, organisme, emisor, ente`,
} as const

/** A part of an entry that a form labels. */
export type Field = keyof typeof FIELD_WORDS

/** Form labels for details that are not part of the job, folded. */
export const ASIDE_WORDS = phrases(
  `hours per week,average hours per week,hours week,weekly hours,salary,starting salary,ending salary,final salary,pay,pay rate,pay plan,pay grade,grade level,series,supervisor,supervisor name,supervisors name,manager name,may contact,may we contact,ok to contact,okay to contact this supervisor,can we contact,reason for leaving,employment type,wochenstunden,vorgesetzter,gehalt,superieur hierarchique,jefe inmediato,motivo de salida,referencia laboral,superior inmediato`,
)
