/** Words that decide whether a passage is a claim about the person, a wish, or something about the employer. */
const wordsOf = (text: string) => new Set(text.trim().split(/\s+/))

export const FIRST_PERSON = wordsOf("i i'm i've i'd i'll my me mine myself")
export const SUBJECT = wordsOf("i i'm i've i'd i'll")
export const ADDRESSES_EMPLOYER = wordsOf("you your yours you're you've you'd you'll advert advertisement posting vacancy")
/** Wishes, opinions and politeness. */
export const WISH =
  wordsOf(`would could i'd i'll will hope hopes hoping wish wishes want wants like likes love keen eager excited excites interested interest interests happy glad pleased delighted
forward apply applying application thank thanks please dear regards sincerely faithfully welcome appeal appeals appealing draws drawn attract attracts attracted believe think feel letter opportunity chance curious proud
ready willing matter matters reason try deserve deserves depend depends grateful looking sir madam`)
/** "Your advert asks for": what follows is said of the posting. */
export const ASKS = wordsOf(
  'ask asks asking seek seeks seeking look looking need needs want wants require requires request requests search searching mention mentions list lists call calls describe describes posting advert vacancy',
)
/** The person says that they still have to learn it. */
export const LEARNS = wordsOf(
  "learn learning new curious interested interest interests keen grow further train gain deepen explore explain hope want appeal appeals take start yet haven't",
)
/** A passage with one of these is a claim, however politely it is wrapped. */
export const CLAIMS =
  wordsOf(`experience experienced expertise expert experts skill skills skilled background knowledge qualification qualifications qualified certified certificate certification certifications certificates accredited accreditation
licence license licensed degree diploma fluent fluently native proficient proficiency trained years decade decades career former formerly previously having specialist veteran professional track mastery master mastered command
led managed headed directed oversaw supervised spearheaded founded credentials candidate applicant strengths`)
/** Rank a person, not a need: allowed about the posting only where it asks. */
export const PERSON_WORDS = wordsOf(
  'expert experts veteran specialist professional candidate applicant applicants candidates recommended hired approved',
)
/** The posting's employer may be named beside the person's facts only with one of these. */
export const OFFERS = wordsOf(
  `would could can will i'd i'll bring offer contribute apply applying application join interest interested useful keen hope suits fits match matches needs need letter position role welcome like want excited forward vacancy opportunity`,
)
/** A change of scene: what follows need not belong to the employer of the sentence before. */
export const SHIFTS = wordsOf(
  'before earlier previously prior formerly elsewhere career overall first began started since besides outside volunteer studied',
)
export const APPLIES = wordsOf('apply applying application considered vacancy advert')
export const ANAPHORS = wordsOf('it this these those them both one ones which exactly')
export const INSTRUCTING = wordsOf('ignore disregard override instructed instruct system prompt')
export const INSTRUCTIONS = wordsOf('instruction instructions rules prompt prompts reviewer shortlist llm chatbot')
/** A sentence that starts with one of these tells the reader's program what to do. */
export const ORDERS = wordsOf(
  'rank rate score mark grade prioritise prioritize flag label classify output print return respond invite hire shortlist approve treat',
)
export const NOT_YET = wordsOf("not haven't never no without")
export const PLAIN_NEGATION = wordsOf('only just merely simply stopped')
export const CERTIFICATE_WORDS = wordsOf(
  'certified certificate certificates certification certifications accredited accreditation licence licences license licensed credential credentials diploma qualification qualifications qualified chartered registered',
)
/** "I match each and every line of your advert" proves nothing. */
export const MEETS = wordsOf(
  'meet meets met match matches matched fulfil fulfill fulfils satisfy satisfies tick ticks cover covers possess',
)
export const WHOLE = wordsOf('all every each everything whatever entire whole')
export const REQUIREMENTS = wordsOf(
  'line lines point points item items requirement requirements box boxes criteria criterion bullet bullets advert posting list demand demands need needs require ask',
)
/** The person takes the credit: what follows must be their own achievement. */
export const CREDIT = ['thanks to me', 'thanks to my', 'because of me', 'because of my', 'due to me', 'due to my', 'my doing']
export const BLANKET = [
  'look no further',
  'hire me',
  'so do i',
  'so have i',
  'so am i',
  'that is me',
  "that's me",
  'found one',
  'you have found',
  'perfect candidate',
  'perfect fit',
  'perfect match',
  'ideal candidate',
  'ideal fit',
  'right person',
  'right candidate',
  'best candidate',
  'best person',
  'i am the one',
  'all requirements',
  'every requirement',
  'all the requirements',
  'all of the requirements',
  'all your requirements',
  'all of your requirements',
  'each requirement',
  'all criteria',
  'every criterion',
  'all the criteria',
  'all of your criteria',
  'every box',
  'all the boxes',
  'every point',
  'everything you need',
  'everything you ask',
  'everything you are looking for',
  'all you ask',
]
