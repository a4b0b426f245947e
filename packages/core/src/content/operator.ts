type Claim = { figure: string; label: string }
type Testimonial = { quote: string; name: string; role: string; rating: 1 | 2 | 3 | 4 | 5 }
type Colleague = { name: string; role: string; about: string }
export type Position = {
  key: string
  title: string
  department: string
  location: string
  type: string
  salary: string
  about: string
  requirements: readonly string[]
}
type Stated<T> = { confirmed: boolean; list: readonly T[] }

/**
 * What the operator of an installation says about itself, and the only file to edit for it: figures, testimonials, team, authors and open
 * positions. As delivered they are examples, and the pages call them that. Set a `confirmed` to true when its list is true for you:
 * the marks go, and the list counts as the operator's own statement (decisions, Names).
 */
export const OPERATOR: {
  claims: Stated<Claim>
  securityClaims: Stated<Claim>
  testimonials: Stated<Testimonial>
  team: Stated<Colleague>
  authors: { confirmed: boolean }
  positions: Stated<Position>
} = {
  /** spec 1 §1, as documented; `label` may be changed. */
  claims: {
    confirmed: false,
    list: [
      { figure: '10k+', label: 'users' },
      { figure: '4.9/5', label: 'rating' },
      { figure: '10,000+', label: 'applications' },
      { figure: '95%', label: '' },
      { figure: '2.5x', label: '' },
      { figure: 'save 10+ hours weekly', label: '' },
    ],
  },
  /** spec 3 §2, as documented: the security page. */
  securityClaims: {
    confirmed: false,
    list: [
      { figure: '94%', label: 'AI accuracy' },
      { figure: '99.9%', label: 'uptime' },
      { figure: 'TLS 1.3', label: '' },
      { figure: 'AES-256', label: '' },
    ],
  },
  testimonials: {
    confirmed: false,
    list: [
      {
        quote: 'It asked me about my license instead of guessing. That is when I began to trust it.',
        name: 'Hanna Berg',
        role: 'registered nurse, Gothenburg',
        rating: 5,
      },
      {
        quote: 'I see the sentence that speaks for me and the one that doesn’t. I apply to fewer jobs now, and to better ones.',
        name: 'Marcus Reid',
        role: 'mathematics teacher, Leeds',
        rating: 5,
      },
      {
        quote: 'The receipt saved my interview. I knew exactly what I had written three weeks before.',
        name: 'Leila Haddad',
        role: 'accountant, Montréal',
        rating: 5,
      },
      {
        quote: 'I press the button myself and want to keep it that way. The typing is what it takes off my hands.',
        name: 'Piotr Wójcik',
        role: 'electrician, Gdańsk',
        rating: 4,
      },
      {
        quote: 'My resume has two columns, and other tools jumbled it. Here I could check each line before it was saved.',
        name: 'Chidi Okonkwo',
        role: 'graphic designer, Lagos',
        rating: 5,
      },
      {
        quote: 'When the bakery closed I had not written an application in eleven years. This made it bearable.',
        name: 'Rosalind Farr',
        role: 'pastry chef, Bath',
        rating: 5,
      },
    ],
  },
  team: {
    confirmed: false,
    list: [
      { name: 'Adaeze Nwosu', role: 'Product', about: 'Decides what we leave out. Used to be a career adviser.' },
      { name: 'Jonas Lind', role: 'Engineering', about: 'Builds the part that reads resumes, and its tests.' },
      { name: 'Keiko Tanabe', role: 'Design', about: 'Sets the type and asks who is left behind on a small screen.' },
      { name: 'Mateo Ruiz', role: 'Support', about: 'Reads every message, and brings the third one of a kind to engineering.' },
    ],
  },
  authors: { confirmed: false },
  positions: {
    confirmed: false,
    list: [
      {
        key: 'senior-ai-engineer',
        title: 'Senior AI Engineer',
        department: 'Engineering',
        location: 'Remote, Europe',
        type: 'Full-time',
        salary: '$130,000 - $170,000',
        about: 'You make our matching and writing more exact, and you prove it with cases before you ship it.',
        requirements: ['TypeScript', 'Information retrieval', 'Evaluation sets', 'Language models'],
      },
      {
        key: 'frontend-developer',
        title: 'Frontend Developer',
        department: 'Engineering',
        location: 'Remote, Europe',
        type: 'Full-time',
        salary: '$90,000 - $120,000',
        about: 'You build screens that work with a keyboard, on a small phone and on a slow line.',
        requirements: ['React', 'Accessibility', 'Browser performance', 'CSS'],
      },
      {
        key: 'product-designer',
        title: 'Product Designer',
        department: 'Design',
        location: 'Lisbon or remote',
        type: 'Full-time',
        salary: '$85,000 - $115,000',
        about: 'You turn a tiring task into a calm one, and you test it with people who look for work.',
        requirements: ['Interaction design', 'Typography', 'User research', 'Prototyping'],
      },
      {
        key: 'customer-success-manager',
        title: 'Customer Success Manager',
        department: 'Support',
        location: 'Remote, Americas',
        type: 'Full-time',
        salary: '$60,000 - $80,000',
        about: 'You answer people who are in the middle of a hard search, and you tell us what to fix.',
        requirements: ['Clear writing', 'Patience', 'Help desks', 'Second language welcome'],
      },
    ],
  },
}

/** The headings of figures that the operator has not confirmed, and of those that were confirmed (decisions, Names). */
export const figuresHeading = (confirmed: boolean) => (confirmed ? 'Stated by the operator' : 'Example figures')
