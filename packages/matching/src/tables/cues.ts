/** Cue words in English, German and French that show what a sentence is about. `^`: case-sensitive. */
export const CUE_WORDS = {
  must: 'must, required, require, requires, mandatory, essential, minimum, at least, necessary, prerequisite, zwingend, erforderlich, Voraussetzung, vorausgesetzt, notwendig, mindestens, exigé, exigée, requis, requise, obligatoire, impératif, indispensable, au moins',
  nice: 'nice to have, preferred, preference is given, preference will be given, a plus, big plus, strong plus, huge plus, definite plus, bonus points, as a bonus, a bonus if, desirable, desired, advantage, advantageous, optional, good to have, beneficial, an asset, would be great, helpful, wünschenswert, von Vorteil, gern gesehen, ein Plus, souhaité, souhaitée, atout, un plus, apprécié, appréciée, serait un',
  /** The rest of the sentence is a preference. */
  prefer: 'preferably, ideally, idealerweise, vorzugsweise, bevorzugt, idéalement, de préférence',
  not: 'not, no, unable, cannot, can not, without, don t, doesn t, won t, isn t, never, neither, keine, kein, nicht, ohne, ne, sans, aucun',
  sponsor:
    'sponsorship, sponsor, sponsored, sponsoring, visa, working rights, work rights, Visasponsoring, Visumssponsoring, Visumsantrag, Visumsbeantragung, Visumsunterstützung, parrainage, parrainer, ^H1B, h 1b, work permit, right to work, authorized to work, legally authorized, work authorization, authorization to work, eligible to work, eligibility to work, legally eligible, employment authorization, Arbeitserlaubnis, Aufenthaltstitel, Visum, permis de travail, autorisation de travail, titre de séjour',
  clearance: 'clearance, ts sci, top secret, public trust, polygraph, security cleared, sicherheitsüberprüfung, habilitation',
  citizen: 'citizen, citizenship, us person, u s person, ^ITAR, Staatsangehörigkeit, Staatsbürgerschaft, nationalité, citoyen',
  residence:
    'us only, usa only, united states only, uk only, canada only, us based, uk based, located in, located within, based in, reside in, residing in, live in, living in, resident of, residents of, us residents, uk residents, EU, E U, European Union, EEA, European Economic Area, Europe, European resident, European residents, European candidate, European candidates, European applicant, European applicants, European country, European countries, EMEA, DACH, Nordic, LATAM, Latin America, South America, North America, Americas, APAC, Asia Pacific',
  degree:
    'degree, bachelor, bachelors, master s, masters, phd, ph d, doctorate, doctoral, ^BA, ^BS, ^MS, bsc, msc, ^BSN, ^MSN, ^ADN, ^ASN, ^LLB, ^MSW, ^MBA, beng, meng, diploma, ^GED, high school, undergraduate, graduate degree, Studium, Hochschulabschluss, Studienabschluss, promoviert, Doktortitel, diplôme, diplômé, bac, Hochschulstudium',
  years: 'year, years, yrs, yr, Jahre, Jahren, Berufserfahrung, ans, un an, 1 an, années, année',
  licence:
    'license, licence, licensed, licensure, driving, driver, Führerschein, permis, certified, certification, registration, registered, admitted, card, endorsement, Schein, habilitation, certificate',
  experience:
    'experience, experienced, exp, pqe, post qualification, Erfahrung, Erfahrungen, Berufserfahrung, expérience, background, working, as a, career',
  equivalent:
    'equivalent, or equivalent, comparable, equivalent experience, vergleichbar, vergleichbare, gleichwertig, équivalent, équivalente',
  /** Legal and application notes, in any section. */
  aside:
    'regardless of, without regard to, equal opportunity, equal opportunities, equal employment, affirmative action, reasonable accommodation, reasonable accommodations, privacy policy, privacy notice, recruitment agencies, recruiting agencies, recruitment fraud, protected characteristic, protected veteran, protected by law, discriminate, discrimination, hiring process, interview process, recruitment process, application process, ungeachtet, unabhängig von, Chancengleichheit, égalité des chances, sans distinction, we offer, we provide you, wir bieten, nous offrons, nous proposons, fraudulently',
  /** Benefits, except under a heading about requirements. */
  benefit:
    '401k, 401 k, paid time off, dental and vision, medical dental, tuition reimbursement, tuition assistance, pension scheme, company pension, employee discount, staff discount, gym membership, parental leave, stock options, betriebliche Altersvorsorge, Urlaubstage, tickets restaurant',
  /** The company describes itself. */
  us: 'we are, we re, we help, we build, we make, we believe, we partner, we ve, our mission, our vision, our clients, our client is, our customers, our company, our platform, our values, is committed to, are committed to, we strive, founded, headquartered, leading provider, world s leading, is the leading, is a leading, wir sind, wir entwickeln, unser Unternehmen, gegründet, nous sommes, notre entreprise, fondée',
  headMust:
    'requirement, requirements, qualification, qualifications, required skills, must have, must haves, what you bring, what you ll bring, what you will bring, what you need, what you ll need, what we re looking for, what we are looking for, who you are, about you, your profile, your skills, your background, you have, you bring, skills, skills and experience, required experience, minimum qualifications, basic qualifications, essential criteria, person specification, experience required, we expect, key skills, technical skills, what we look for, the ideal candidate, ideal candidate, what makes you a fit, if you have, you need to have, you should apply if, apply if you, you ll need, you will need, great fit if, we d love to see, you should have, experience and skills, essential skills, success profile, who we re looking for, who we are looking for, Ihr Profil, Dein Profil, Anforderungen, Das bringen Sie mit, Das bringst du mit, Qualifikationen, Voraussetzungen, Was Sie mitbringen, Was du mitbringst, Qualifikation, Unsere Anforderungen, Was wir erwarten, what we need to see, what we need, what we need from you, Profil recherché, votre profil, ton profil, compétences, compétences requises, exigences, qualifications requises',
  headNice:
    'nice to have, nice to haves, preferred, preferred qualifications, preferred skills, bonus, bonus points, bonus if, pluses, desirable, desirable criteria, desired skills, good to have, extra credit, it s a plus, ways to stand out, stand out from the crowd, optional, wünschenswert, von Vorteil, pluspunkte, les plus, atouts, souhaité',
  headDuty:
    'responsibilities, duties, what you ll do, what you will do, what you ll be doing, your role, the role, role overview, about the role, your responsibilities, job duties, key responsibilities, your tasks, day to day, your mission, job description, essential functions, you will, your day to day, what you can expect to do, Aufgaben, Ihre Aufgaben, Deine Aufgaben, Tätigkeiten, Das erwartet dich, Das erwartet Sie, Was dich erwartet, Was Sie erwartet, Dein Aufgabengebiet, tes missions, missions, vos missions, responsabilités',
  headOther:
    'benefits, perks, what we offer, we offer, our offer, compensation and benefits, what s in it for you, what you ll get, what you get, what you can expect from us, how we work, our team, about the team, your new employer, recruitment fraud, about us, about the company, who we are, our company, why join, why us, why work, equal opportunity, eeo, our values, our culture, how to apply, application process, interview process, hiring process, Wir bieten, Das bieten wir, Benefits, Über uns, Was wir bieten, unsere Leistungen, Unser Angebot, Wir bieten dir, Wir bieten Ihnen, Deine Vorteile, Ihre Vorteile, nous offrons, nous proposons, avantages, à propos, qui sommes nous, disclaimer, privacy notice, next steps',
} as const
export type Cue = keyof typeof CUE_WORDS
