import type { SectionKind } from './section-words.ts'

/** Starts of the words that name a section, folded, in nine languages. A title that looks like one needs a single one of them. */
export const SECTION_STEMS: Readonly<Partial<Record<SectionKind, string>>> = {
  experience:
    'experienc employ career appointment occupation assignment engagement emploi experiencia esperienz berufserf berufspraxis berufstatig berufl arbeitserf erfahrung tatigkeit werdegang laufbahn praktik beschaftig parcours carriere stage laboral trayectoria trabajo empleo lavorativ carriera impiego profission emprego trajetoria werkervaring ervaring loopbaan arbetslivs erfarenhet anstallning yrkes zatrudnien doswiadczen praca kariera',
  education:
    'educat academ qualificat studi schul ausbildung bildung studium hochschul schooling formation etude scolar diplom cursus formacion estudio academic istruzion formazion titoli formacao escolar estudos opleiding onderwijs utbildning studier wyksztalc edukac szkol',
  skills:
    'skill competenc competenz abilit proficienc expertise strength technolog toolkit kenntnis fahigkeit kompeten fertigkeit edv competence aptitude savoir habilidad aptitud conocimient destreza capacit conoscenz conheciment vaardig kunskap fardighet umiejetn kompetencj',
  certifications:
    'certif licens licenc accredit zertifik weiterbildung fortbildung lehrgang habilitation licenci certificad abilitazion bijscholing',
  languages: 'language sprache sprachkennt langue idioma lingue lingua talen sprak jezyk',
  awards:
    'award honor honour prize scholarship auszeichnung preis prix distinction premio premi onderscheiding utmarkelse nagrod stypend',
  publications: 'publicat publik presentation veroffentlich pubblicaz publicac articles conference',
  volunteer: 'volunt ehrenamt benevol volontar vrijwillig ideell wolontar engagement',
  interests: 'interest hobb freizeit loisir aficion passatemp fritid zainteresow vrije',
  references: 'referen refere referenz empfehlung',
}
