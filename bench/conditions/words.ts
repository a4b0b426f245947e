import type { Language } from './template.ts'

type Words = {
  title: string
  place: string
  /** Sentences and phrases that ask for nothing. */
  sentences: readonly [string, string]
  phrases: readonly [string, string]
  headings: Readonly<Record<'asks' | 'wishes' | 'benefits' | 'employer' | 'unknown', readonly string[]>>
}

/** What stands around the sentence of a template. */
export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    title: 'Assistant',
    place: 'Leeds, United Kingdom',
    sentences: ['You will join a small team near the market square.', 'The job starts in spring.'],
    phrases: ['A friendly manner', 'Care with details'],
    headings: {
      asks: ['Requirements', 'What you need', 'Essential criteria'],
      wishes: ['Nice to have', 'Desirable'],
      benefits: ['What we offer', 'Benefits'],
      employer: ['About us', 'Who we are'],
      unknown: ['One more thing', 'Good to read'],
    },
  },
  de: {
    title: 'Mitarbeiter (m/w/d)',
    place: 'Kassel, Deutschland',
    sentences: ['Sie gehören zu einem kleinen Team am Marktplatz.', 'Die Stelle beginnt im Frühjahr.'],
    phrases: ['Freundliches Auftreten', 'Sorgfalt im Umgang mit Details'],
    headings: {
      asks: ['Anforderungen', 'Ihr Profil', 'Das bringst du mit'],
      wishes: ['Wünschenswert', 'Von Vorteil'],
      benefits: ['Wir bieten', 'Unsere Leistungen'],
      employer: ['Über uns', 'Wer wir sind'],
      unknown: ['Noch ein Wort', 'Gut zu lesen'],
    },
  },
  fr: {
    title: 'Assistant (h/f)',
    place: 'Tours, France',
    sentences: ['Vous rejoignez une petite équipe près de la place du marché.', 'Le poste commence au printemps.'],
    phrases: ['Un accueil chaleureux', 'Le souci du détail'],
    headings: {
      asks: ['Profil recherché', 'Votre profil', 'Prérequis'],
      wishes: ['Les plus', 'Atouts'],
      benefits: ['Nous vous offrons', 'Avantages'],
      employer: ['Qui sommes-nous ?', 'À propos de nous'],
      unknown: ['Un dernier mot', 'À lire'],
    },
  },
  es: {
    title: 'Asistente',
    place: 'Murcia, España',
    sentences: ['Trabajarás en un equipo pequeño junto a la plaza del mercado.', 'El puesto empieza en primavera.'],
    phrases: ['Trato amable', 'Atención al detalle'],
    headings: {
      asks: ['Requisitos', 'Qué buscamos', 'Perfil requerido'],
      wishes: ['Deseable', 'Se valorará'],
      benefits: ['Qué ofrecemos', 'Beneficios'],
      employer: ['Sobre nosotros', 'Quiénes somos'],
      unknown: ['Algo más', 'Para leer'],
    },
  },
  pt: {
    title: 'Assistente',
    place: 'Campinas, Brasil',
    sentences: ['Você fará parte de uma equipe pequena perto da praça do mercado.', 'O trabalho começa na primavera.'],
    phrases: ['Trato amável', 'Atenção aos detalhes'],
    headings: {
      asks: ['Requisitos', 'O que buscamos', 'Requisitos obrigatórios'],
      wishes: ['Desejável', 'Diferenciais'],
      benefits: ['O que oferecemos', 'Benefícios'],
      employer: ['Sobre nós', 'Quem somos'],
      unknown: ['Mais uma coisa', 'Para ler'],
    },
  },
}
