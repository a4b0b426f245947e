import { phrases } from './phrases.ts'

/** Titles of sections, by kind, in English, German, French, Spanish, Italian, Portuguese, Dutch, Swedish and Polish. Folded when read. */
export const TITLE_PHRASES = {
  summary: `summary, profile, professional summary, executive summary, career summary, personal summary, summary of qualifications, qualifications summary, professional profile, career profile, personal profile, personal statement, professional statement, about, about me, who i am, objective, career objective, professional objective, objectives, introduction, overview, career overview, bio, biography, highlights of qualifications, in short, at a glance, mission, profile statement, professional overview, about myself, career statement, snapshot, who am i, personal overview, intro, candidate profile, candidate summary, hello, hello there, hi there, in a nutshell, nutshell, my story, elevator pitch, in brief, what i bring, personal pitch
    profil, kurzprofil, uber mich, zusammenfassung, berufliches profil, personliches profil, zur person, berufsziel, karriereziel, kurzvorstellung, qualifikationsprofil
    profil professionnel, a propos, a propos de moi, resume, resume professionnel, presentation, objectif, objectif professionnel, qui suis je, accroche, en bref
    perfil, perfil profesional, resumen, resumen profesional, sobre mi, acerca de mi, objetivo, objetivo profesional, extracto, presentacion, quien soy
    profilo, profilo professionale, profilo personale, sommario, riepilogo, chi sono, su di me, presentazione, obiettivo, obiettivo professionale, sintesi
    perfil profissional, resumo, resumo profissional, sobre, sobre mim, objetivo profissional, apresentacao, sintese profissional, qualificacoes profissionais, resumo de qualificacoes, resumo das qualificacoes, sintese de qualificacoes
    profiel, samenvatting, over mij, persoonlijk profiel, professioneel profiel, wie ben ik, doelstelling, introductie, kernprofiel,
    sammanfattning, personlig profil, om mig, kort om mig, presentation, personlig presentation, yrkesprofil, malsattning,
    podsumowanie, podsumowanie zawodowe, profil zawodowy, o mnie, cel zawodowy, profil osobisty`,
  experience: `experience, experiences, work, work experience, professional experience, work history, employment, employment history, employment record, career history, career, professional background, work background, positions held, positions, relevant experience, professional history, job history, industry experience, research experience, teaching experience, clinical experience, internship, internships, internship experience, clinical rotations, clinical rotation, clinical placements, clinical training, residency, residencies, fellowships and residency, postdoctoral experience, academic appointments, academic positions, academic employment, research positions, research appointments, teaching positions, teaching appointments, teaching and research, research and teaching, research and teaching experience, field experience, field placements, practicum, student teaching, service record, military career, naval service, volunteer and work experience, laboratory experience, leadership experience, management experience, military experience, military service, career experience, additional experience, other experience, earlier experience, previous experience, professional appointments, appointments, experience highlights, career highlights, work and internships, professional career, selected experience, consulting experience, freelance experience, experience and projects, my experience, where i have worked, work and experience, professional journey, career path, employment experience, employment background, work life, experience summary, jobs, my jobs, previous jobs, jobs held, where ive worked, where i work, where i worked, career to date, career so far, my career, my work, what i have done, what ive done, professional life, work so far, roles, roles held, assignments, engagements, posts held, places ive worked
    berufserfahrung, berufliche erfahrung, beruflicher werdegang, werdegang, berufspraxis, praktische erfahrung, praktische erfahrungen, berufstatigkeit, berufliche stationen, praktika, arbeitserfahrung, berufliche tatigkeiten, beruflicher hintergrund, karriere, beruflicher lebenslauf, tatigkeiten, praxiserfahrung, nebentatigkeiten, stationen, berufliche laufbahn, berufslaufbahn, berufliche praxis, erwerbstatigkeit, bisherige tatigkeiten, praktische tatigkeiten, berufstatigkeiten
    experience professionnelle, experiences professionnelles, parcours professionnel, parcours, emplois, stages, stages et emplois, carriere, experience de travail, historique professionnel, emplois precedents, mes experiences, experiences pro, vie professionnelle, parcours professionnels, experiences significatives
    experiencia, experiencia profesional, experiencia laboral, trayectoria profesional, trayectoria, historial laboral, empleo, practicas, carrera profesional, experiencias profesionales, experiencias laborales
    esperienza, esperienze, esperienza professionale, esperienze professionali, esperienza lavorativa, esperienze lavorative, carriera, percorso professionale, tirocini, attivita lavorative
    experiencia profissional, experiencias, experiencias profissionais, historico profissional, trajetoria profissional, percurso profissional, atuacao profissional, emprego, estagios
    werkervaring, ervaring, professionele ervaring, arbeidsverleden, loopbaan, carriere, stages, relevante werkervaring, beroepservaring, werkverleden, relevante ervaring,
    arbetslivserfarenhet, erfarenhet, erfarenheter, yrkeserfarenhet, anstallningar, tidigare anstallningar, arbetserfarenhet, tjanster, praktik, praktik och sommarjobb, sommarjobb, extrajobb, relevant erfarenhet,
    doswiadczenie, doswiadczenie zawodowe, doswiadczenia zawodowe, przebieg pracy zawodowej, historia zatrudnienia, przebieg kariery, kariera zawodowa, praca zawodowa, zatrudnienie, praktyki, staze, praktyki i staze, staze i praktyki`,
  education: `education, academic background, educational background, academic qualifications, academic history, education history, academics, academic, academic education, studies, study, qualifications, educational qualifications, education and training, training and education, education and qualifications, schooling, degrees, academic record, academic profile, academic credentials, formal education, scholastic record, university education, academic experience, school education, my education, where i studied, where ive studied, where i learned, what i studied, school, schools, my studies, schools attended, degrees and diplomas, learning, education and learning, educational history, education background, education and courses
    ausbildung, bildung, bildungsweg, schulbildung, studium, akademische ausbildung, ausbildung und studium, studium und ausbildung, schulische ausbildung, hochschulbildung, akademischer werdegang, bildungsgang, schule, schule und studium, aus und weiterbildung, ausbildungen, universitare ausbildung, hochschulstudium, schul und berufsbildung, schul und berufsausbildung, schul und hochschulbildung, hochschulausbildung, berufsausbildung, berufliche ausbildung, schulischer werdegang, bildungswege, ausbildungsweg
    formation, formations, formation academique, formations academiques, etudes, diplomes, diplome, scolarite, parcours scolaire, parcours academique, formation et diplomes, etudes et formation, etudes et formations, diplomes et formations, formation initiale, cursus, cursus scolaire, education et formation, titres et diplomes, formation scolaire, parcours de formation, formations et diplomes, mes formations
    educacion, formacion, formacion academica, estudios, educacion y formacion, formacion y estudios, titulacion, titulaciones, historial academico, preparacion academica, estudios realizados, formacion reglada
    istruzione, formazione, istruzione e formazione, formazione accademica, studi, titoli di studio, titolo di studio, percorso di studi, educazione, percorso formativo, percorso accademico, formazione e istruzione
    educacao, formacao, formacao academica, escolaridade, habilitacoes, habilitacoes academicas, habilitacoes literarias, estudos, educacao e formacao, percurso academico
    opleiding, opleidingen, onderwijs, studie, studies, opleiding en training, opleidingen en cursussen, scholing, academische achtergrond, vooropleiding, onderwijs en opleiding,
    utbildning, utbildningar, akademisk utbildning, studier, skola, utbildning och kurser,
    wyksztalcenie, edukacja, studia, edukacja i szkolenia, wyksztalcenie i szkolenia, wyksztalcenie i kursy`,
  skills: `skills, skill, technical skills, key skills, core skills, core competencies, competencies, core competences, competences, competence, areas of expertise, expertise, proficiencies, technical proficiencies, technologies, technical expertise, technical summary, tools, tools and technologies, technology stack, tech stack, professional skills, hard skills, soft skills, skills and abilities, abilities, skills and tools, skills and technologies, computer skills, it skills, software, software skills, programming languages, programming, technical and other skills, other skills, additional skills, skill set, skillset, skills summary, strengths, key competencies, key strengths, key qualifications, capabilities, core capabilities, areas of knowledge, knowledge, knowledge and skills, skills and expertise, expertise and skills, specialties, specialities, areas of strength, transferable skills, skills and competencies, skills and competences, technical knowledge, technical competencies, technical toolkit, toolkit, digital skills, personal skills, social skills, relevant skills, transversal skills, methods, proficiency, my skills, what i do, design skills, interpersonal skills, tech skills, it knowledge, what i can do, what i know, what i use, tools i use, good at, what im good at, what i am good at, things i know, tech, stack, my stack, my toolbox, know how, professional expertise, areas of competence, toolbox, technical environment, technical profile, key areas of expertise, skill highlights, skills highlights, languages and tools, languages and technologies, technologies and tools
    kenntnisse, fahigkeiten, kompetenzen, fachkenntnisse, edv kenntnisse, it kenntnisse, fahigkeiten und kenntnisse, kenntnisse und fahigkeiten, qualifikationen, besondere kenntnisse, kernkompetenzen, technische kenntnisse, technische fahigkeiten, fachliche kompetenzen, schlusselqualifikationen, programmierkenntnisse, computerkenntnisse, weitere kenntnisse, soziale kompetenzen, personliche starken, starken, digitale kompetenzen, technologien, werkzeuge, methodenkompetenz, software kenntnisse, skills und kenntnisse, zusatzqualifikationen
    competences techniques, competences cles, competences professionnelles, competences informatiques, savoir faire, savoir etre, informatique, logiciels, outils, aptitudes, atouts, qualites, domaines de competence, domaines de competences, domaines d expertise, connaissances, competences personnelles, competences transversales, points forts, langages, technologies et outils
    habilidades, competencias, aptitudes, conocimientos, habilidades tecnicas, competencias tecnicas, conocimientos tecnicos, conocimientos informaticos, informatica, destrezas, herramientas, capacidades, habilidades y competencias, habilidades profesionales, competencias digitales, competencias clave, habilidades clave, aptitudes y habilidades, habilidades personales, fortalezas
    competenze, capacita, competenze tecniche, competenze professionali, competenze informatiche, capacita e competenze, abilita, conoscenze, conoscenze informatiche, competenze digitali, competenze personali, competenze chiave, capacita tecniche, capacita e competenze tecniche, capacita e competenze personali, competenze trasversali, strumenti
    habilidades e competencias, competencias tecnicas, conhecimentos, conhecimentos tecnicos, conhecimentos de informatica, ferramentas, competencias profissionais, habilidades tecnicas, competencias digitais, aptidoes, competencias pessoais
    vaardigheden, competenties, kennis, kennis en vaardigheden, technische vaardigheden, computervaardigheden, kerncompetenties, expertise, ict vaardigheden, digitale vaardigheden, overige vaardigheden, persoonlijke vaardigheden, sterke punten, eigenschappen, kwaliteiten, tools en technieken,
    fardigheter, kompetenser, kompetens, kunskaper, it kunskaper, datorkunskaper, tekniska kunskaper, tekniska fardigheter, egenskaper, nyckelkompetenser, datakunskaper,
    umiejetnosci, kompetencje, umiejetnosci techniczne, umiejetnosci zawodowe, kluczowe umiejetnosci, umiejetnosci komputerowe, znajomosc programow, umiejetnosci i kompetencje, kwalifikacje, technologie`,
  certifications: `certifications, certification, certs, permits, permit, tickets, tickets and cards, badges, permits and licenses, permits and licences, permits and certificates, licences held, certifications, certificates, certificate, licenses, licences, license, licensure, licenses and certifications, licences and certifications, certifications and licenses, certificates and licenses, professional certifications, certifications and training, training and certifications, professional licenses, credentials, accreditations, professional development, training, trainings, courses, courses and certifications, courses and certificates, certifications and courses, continuing education, professional training, relevant courses, accreditation, professional qualifications, licenses and certificates, licences and certificates, certifications and credentials, additional training, workshops, workshops and courses, online courses, registrations, professional registration, registrations and certifications, further training, awards and certifications, certifications and awards, additional certifications, education certificates, technical certifications
    zertifikate, zertifizierungen, zertifizierung, weiterbildung, weiterbildungen, fortbildung, fortbildungen, lizenzen, bescheinigungen, kurse, seminare, schulungen, zertifikate und weiterbildungen, weiterbildung und zertifikate, weiterbildungen und zertifikate, fort und weiterbildung, zertifikate und lizenzen, seminare und weiterbildungen, kurse und zertifikate, fuhrerschein, berufliche weiterbildung, zusatzausbildungen
    certificats, certifications et formations, formations complementaires, formation continue, habilitations, permis, permis et certifications, certifications et habilitations, brevets, diplomes et certifications, attestations, formations et certifications, stages et formations, certificats et formations
    certificaciones, certificados, cursos, cursos y certificaciones, formacion complementaria, licencias, licencias y certificaciones, cursos y certificados, certificaciones y cursos, otros cursos, formacion continua, cursos y seminarios, acreditaciones
    certificazioni, certificati, corsi, corsi e certificazioni, attestati, patenti, formazione continua, certificazioni e corsi, corsi di formazione, abilitazioni, attestati e certificazioni, aggiornamento professionale, licenze e certificazioni
    certificacoes, certificados, cursos, cursos e certificacoes, formacao complementar, cursos complementares, licencas, licencas e certificacoes, certificacoes e cursos, cursos extracurriculares
    certificaten, certificeringen, cursussen, trainingen, cursussen en certificaten, certificaten en cursussen, trainingen en cursussen, diplomas, diploma s, bijscholing, cursussen en trainingen, rijbewijs, licenties,
    certifikat, certifieringar, kurser, kurser och certifikat, kurser och certifieringar, licenser, intyg, behorigheter, korkort, korkort och certifikat, vidareutbildning,
    certyfikaty, kursy, szkolenia, kursy i szkolenia, szkolenia i kursy, kursy i certyfikaty, certyfikaty i szkolenia, szkolenia i certyfikaty, uprawnienia, kursy szkolenia certyfikaty, licencje, prawo jazdy`,
  languages: `languages, language, language skills, spoken languages, languages spoken, foreign languages, linguistic skills, language proficiency, languages known, language competencies
    sprachen, sprachkenntnisse, fremdsprachen, sprachkompetenz
    langues, langues etrangeres, competences linguistiques, connaissances linguistiques, langues parlees
    idiomas, lenguas, conocimiento de idiomas, competencias linguisticas, linguas
    lingue, lingue straniere, competenze linguistiche, conoscenze linguistiche, lingue conosciute
    linguas estrangeiras, idiomas e nivel
    talen, talenkennis, taalvaardigheden, taalkennis, vreemde talen,
    sprak, sprakkunskaper,
    jezyki, jezyki obce, znajomosc jezykow, znajomosc jezykow obcych`,
  awards: `awards, honors, honours, awards and honors, honors and awards, awards and honours, honours and awards, achievements, accomplishments, awards and achievements, achievements and awards, recognition, awards and recognition, scholarships, honors and scholarships, scholarships and awards, prizes, distinctions, key achievements, honors and achievements, fellowships, grants, grants and awards, academic achievements, selected achievements, notable achievements, awards and scholarships, awards and grants
    auszeichnungen, preise, ehrungen, stipendien, auszeichnungen und stipendien, erfolge, preise und auszeichnungen, stipendien und auszeichnungen
    prix, recompenses, prix et distinctions, distinctions et prix, bourses, realisations, distinctions et recompenses, prix et bourses
    premios, reconocimientos, logros, premios y reconocimientos, becas, becas y premios, distinciones, premios y distinciones, premios y becas
    premi, riconoscimenti, premi e riconoscimenti, borse di studio
    premios e reconhecimentos, premiacoes, conquistas, distincoes, bolsas
    prijzen, onderscheidingen, prijzen en onderscheidingen, beurzen, behaalde resultaten,
    utmarkelser, priser, stipendier, utmarkelser och priser, meriter,
    nagrody, osiagniecia, wyroznienia, nagrody i wyroznienia, stypendia, osiagniecia i nagrody`,
  projects: `projects, personal projects, selected projects, key projects, academic projects, side projects, project experience, portfolio, relevant projects, project work, notable projects, research projects, open source, open source projects, university projects, course projects, class projects, technical projects, featured projects, major projects, student projects, design projects
    projekte, projekterfahrung, ausgewahlte projekte, referenzprojekte, eigene projekte, private projekte, projektarbeiten
    projets, projets personnels, projets academiques, projets realises, projets professionnels, projets scolaires
    proyectos, proyectos personales, proyectos destacados, proyectos academicos
    progetti, progetti personali, progetti accademici, portfolio progetti
    projetos, projetos pessoais, projetos academicos, projectos
    projecten, eigen projecten, persoonlijke projecten,
    projekt, egna projekt, personliga projekt, utvalda projekt,
    projekty, projekty wlasne, wybrane projekty`,
  publications: `publications, selected publications, papers, articles, research, research papers, patents, patents and publications, publications and patents, conference papers, presentations, talks, publications and presentations, presentations and publications, journal articles, books, research publications, talks and publications, speaking, conferences, research interests, invited talks, writing, talks and presentations
    veroffentlichungen, publikationen, patente, vortrage, vortrage und publikationen, publikationen und vortrage, konferenzen
    publications et communications, communications, brevets et publications, conferences et publications, articles publies
    publicaciones, articulos, publicaciones y ponencias, ponencias, congresos, investigacion
    pubblicazioni, articoli, brevetti, pubblicazioni scientifiche, conferenze
    publicacoes, artigos, patentes, publicacoes cientificas
    publicaties, octrooien, publicaties en presentaties,
    publikationer, artiklar, patent,
    publikacje, artykuly, patenty, publikacje naukowe`,
  volunteer: `volunteer, volunteering, volunteer experience, volunteer work, voluntary work, voluntary experience, community service, community involvement, community, volunteer service, volunteer activities, civic engagement, social engagement, community engagement, volunteerism, volunteering experience, volunteering and leadership, leadership and volunteering, community work, extracurricular, extracurricular activities, extracurriculars, leadership and activities, activities, leadership, campus involvement, leadership and involvement, involvement, activities and leadership, student activities, extra curricular activities, social commitment, leadership activities, co curricular activities
    ehrenamt, ehrenamtliche tatigkeit, ehrenamtliche tatigkeiten, ehrenamtliches engagement, soziales engagement, engagement, freiwilligenarbeit, gesellschaftliches engagement, ausserschulisches engagement
    benevolat, experience benevole, engagement associatif, activites associatives, volontariat, vie associative, engagements, activites extrascolaires, experiences associatives, engagements associatifs, associatif, activites benevoles
    voluntariado, experiencia de voluntariado, trabajo voluntario, actividades extracurriculares, experiencia voluntaria
    volontariato, esperienze di volontariato, attivita di volontariato, esperienza di volontariato
    trabalho voluntario, experiencia voluntaria, atividades extracurriculares
    vrijwilligerswerk, vrijwilligerservaring, nevenactiviteiten, maatschappelijke activiteiten, nevenfuncties, bestuurservaring,
    ideellt arbete, ideella uppdrag, volontararbete, ideellt engagemang, fortroendeuppdrag, foreningsliv, frivilligarbete,
    wolontariat, dzialalnosc spoleczna, dzialalnosc dodatkowa, aktywnosc spoleczna`,
  interests: `interests, hobbies, hobbies and interests, interests and hobbies, personal interests, activities and interests, interests and activities, other interests, passions, leisure, leisure activities, hobby
    interessen, hobbys, hobbies und interessen, interessen und hobbys, freizeit, personliche interessen, hobbys und interessen
    centres d interet, centre d interet, centres d interets, loisirs, interets, loisirs et centres d interet, divers, passions et loisirs
    intereses, aficiones, hobbies e intereses, intereses personales, pasatiempos, intereses y aficiones
    interessi, hobby e interessi, interessi personali, interessi e hobby, tempo libero
    interesses, passatempos, interesses pessoais, hobbies e interesses
    hobby s, interesses en hobby s, hobbys en interesses, vrije tijd, hobby s en interesses,
    intressen, fritid, fritidsintressen, hobbyer, intressen och fritid,
    zainteresowania, hobby, pasje, zainteresowania i hobby, czas wolny`,
  references: `references, referees, recommendations, testimonials, references available upon request, references available on request, reference
    referenzen, referenz, empfehlungen
    recommandations
    referencias, recomendaciones
    referenze
    recomendacoes
    referenties, aanbevelingen,
    referenser, referens, referenser lamnas pa begaran, referenser lamnas pa forfragan,
    referencje, rekomendacje`,
  contact: `contact, contacts, contact information, contact details, contact info, contact me, profiles, social profiles, links, social, social links, social media, online, online profiles, get in touch, find me online, find me, websites, web, websites and social links, online presence, websites and profiles, elsewhere
    kontakt, kontaktdaten, kontaktinformationen, adresse, links und profile
    coordonnees, contactez moi, me contacter, liens, reseaux sociaux, informations de contact
    contacto, datos de contacto, informacion de contacto, enlaces, redes sociales, redes
    contatti, contatto, recapiti, informazioni di contatto
    contato, contatos, contacto, informacoes de contato, dados de contato, contactos
    contactgegevens, contactinformatie, gegevens,
    kontakt, kontaktuppgifter, kontaktinformation, lankar,
    kontakt, dane kontaktowe`,
  personal: `personal information, personal details, personal data, personal, personal info, details, additional information, other information, miscellaneous, other, additional, additional info, further information, background, other details, more, general information, bio data, biodata, curriculum vitae, cv
    personliche daten, personliche angaben, angaben zur person, personalien, sonstiges, weiteres, personliches, weitere angaben, lebenslauf, zusatzliche angaben, weitere informationen, allgemeines
    informations personnelles, etat civil, renseignements personnels, donnees personnelles, informations complementaires, autres, autres informations, infos, informations
    datos personales, informacion personal, informacion adicional, otros, otros datos, datos, otros datos de interes, datos de interes, otra informacion
    dati personali, informazioni personali, ulteriori informazioni, altro, altre informazioni, informazioni aggiuntive, dati anagrafici
    dados pessoais, informacoes pessoais, informacoes adicionais, outros, outras informacoes, informacao pessoal
    persoonlijke gegevens, personalia, persoonsgegevens, overig, overige, overige informatie, aanvullende informatie, persoonlijke informatie,
    personuppgifter, personlig information, personliga uppgifter, ovrigt, ovriga uppgifter, ovrig information, personligt,
    dane osobowe, dane personalne, informacje dodatkowe, dodatkowe informacje, informacje osobiste, inne`,
  other: `memberships, affiliations, professional affiliations, professional memberships, membership, associations, professional associations, coursework, relevant coursework, declaration, security clearance, clearance, availability, work authorization, visa status, keywords, salary, exhibitions, performances, events, service, professional service, professional activities, teaching, supervision, memberships and affiliations, affiliations and memberships, professional bodies, eligibility, organizations, organisations, job related training, thesis, test scores, patents and licenses, hobbies and languages, clients, selected clients, federal experience
    mitgliedschaften, mitgliedschaft, vereine, verfugbarkeit
    affiliations et adhesions, adhesions, disponibilite, mobilite
    afiliaciones, disponibilidad, membresias, asociaciones
    affiliazioni, appartenenza a gruppi, disponibilita, autorizzazione al trattamento dei dati personali
    associacoes, disponibilidade, filiacoes
    lidmaatschappen, beschikbaarheid,
    medlemskap, foreningar,
    czlonkostwo, czlonkostwa, klauzula, dyspozycyjnosc`,
} as const

/** Titles of jobs when jobs stand below them, and else of publications, of a group of skills and the like; folded. */
export const TITLES_OF_JOBS = phrases(
  'teaching,research,military,rotations,supervision,consulting,tutoring,mentoring,practice,freelance,lehre,forschung,enseignement,recherche,docencia,investigacion,docenza,ricerca,ensino,pesquisa,onderzoek,undervisning,forskning,dydaktyka,badania',
)

export type SectionKind = keyof typeof TITLE_PHRASES

/** Words allowed around the deciding word: "Selected Relevant Work Experience". */
export const MODIFIERS = `professional, relevant, selected, work, working, key, core, main, my, other, additional, previous, recent, current, and, of, the, in, with, technical, personal, academic, career, industry, industrial, related, further, general, practical, general, major, notable, summary, history, background, details, information, overview, section, highlights, for, my, a, international, corporate, executive, administrative, business, commercial, government, federal, civilian, freelance, consulting, research, teaching, clinical, nursing, engineering, design, medical, legal, sales, marketing, financial, accounting, software, development, special, specialized, computer, hands on, full time, part time, paid, non, profit, it, ict, digital, creative
  und, beruflich, berufliche, beruflicher, fachliche, weitere, relevante, relevant, sonstige, wichtige, ausgewahlte, meine, mein, der, die, im, technische, personliche, schulische, akademische, zusatzliche, bisherige
  et, mes, ma, mon, de, du, des, la, le, les, en, principales, principaux, professionnelle, professionnelles, professionnel, personnelles, personnels, academique, academiques, autres, complementaires, techniques, pertinente, pertinentes
  y, mi, mis, el, los, las, profesional, profesionales, laboral, laborales, academica, academicas, academicos, otras, otros, adicional, adicionales, relevante, relevantes, complementaria, tecnicas, principal
  e, i, il, mie, altre, altri, professionale, professionali, lavorative, lavorativa, personali, accademica, ulteriori, principali
  meu, minha, minhas, meus, os, as, profissional, profissionais, outras, outros, complementar, complementares, principais
  en, mijn, overige, relevante, het, belangrijkste, professionele,
  och, min, mina, ovriga, ovrig, relevanta, tidigare, tekniska, personliga,
  i, oraz, moje, inne, zawodowe, dodatkowe, wybrane, najwazniejsze`
