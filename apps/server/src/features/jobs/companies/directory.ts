import type { JobListing } from '@jobapply/core/jobs/schema'
import { completeUrl } from '@jobapply/core/shared/web/web-url'
import { type BoardRow, boardIdOf } from '#features/jobs/listings/store'
import { SOURCES } from '#features/jobs/sources/all-sources'
import type { Board, Source } from '#features/jobs/sources/readers/source'

/** A company's board that is shipped with the product. It is not verified until its first good answer. */
export type DirectoryEntry = Board & { source: string; isVerified: boolean }

/** 'token Name', where the name is left out when it is the token with a capital. */
const BOARDS: Readonly<Record<string, string>> = {
  greenhouse:
    'adyen|affirm|airbnb|airtable|algolia|allbirds|amplitude|anthropic|appian|asana|block|braze|brex|calm|carta|checkr|chime|circleci CircleCI|classpass ClassPass|cloudflare|cockroachlabs Cockroach Labs|coinbase|contentful|cortica|coursera|databricks|datadog|deepmind Google DeepMind|descript|dialpad|discord|doximity|dropbox|duolingo|elastic|everlaw|everquote EverQuote|faire|fastly|figma|fivetran|flexport|formlabs|gitlab GitLab|godaddy GoDaddy|grammarly|gusto|honeybook HoneyBook|hubspot HubSpot|ideo IDEO|instacart|intercom|justworks|klaviyo|lattice|lyft|marqeta|masterclass MasterClass|mattermost|medium|mercury|mixpanel|mongodb MongoDB|monzo|netlify|newsela|nextdoor|nubank|okta|onemedical One Medical|opendoor|outschool|pagerduty PagerDuty|payoneer|peloton|pinterest|postman|reddit|robinhood|roblox|samsara|seatgeek SeatGeek|smartsheet|sofi SoFi|squarespace|stripe|surveymonkey SurveyMonkey|tailscale|taskrabbit|thumbtack|toast|traeger|trustpilot|twitch|udemy|upstart|vercel|verkada|vonage|webflow|wikimedia Wikimedia Foundation|zocdoc|zscaler',
  lever: 'healx|highspot|immutable|meesho|mistral Mistral AI|outreach|palantir|plaid|spotify|toptal',
  ashby:
    'ashby|benchling|clerk|clickup ClickUp|cohere|cursor|deel|deepgram|drata|fullstory|helion|hightouch|linear|notion|openai OpenAI|pinecone|podium|posthog PostHog|railway|ramp|render|replit|retool|revenuecat RevenueCat|runway|snyk|stedi|supabase|vanta|workos WorkOS',
  smartrecruiters:
    'BoschGroup Bosch Group|DeliveryHero Delivery Hero|Equinox|TheNielsenCompany The Nielsen Company|TheWonderfulCompany The Wonderful Company|Version1 Version 1',
  workable: 'apna|huble|logifuture|nuvei|pavago',
  recruitee: 'blueforest Blue Forest|bunq bunq|channable|cmcom CM.com|dataroots|helloprint|trustedshops Trusted Shops',
  workday:
    '3m/wd1/Search 3M|accenture/wd103/AccentureCareers Accenture|adobe/wd5/external_experienced Adobe|adventhealth/wd12/AH_External_Career_Site AdventHealth|autodesk/wd1/Ext Autodesk|baxter/wd1/baxter Baxter|boeing/wd1/EXTERNAL_CAREERS Boeing|capitalone/wd12/Capital_One Capital One|chghealthcare/wd1/External CHG Healthcare|citi/wd5/2 Citi|cvshealth/wd1/CVS_Health_Careers CVS Health|disney/wd5/disneycareer Disney|hp/wd5/ExternalCareerSite HP|hpe/wd5/Jobsathpe Hewlett Packard Enterprise|humana/wd5/Humana_External_Career_Site Humana|intel/wd1/External Intel|lifestance/wd5/Careers LifeStance Health|memorialhermann/wd5/External Memorial Hermann|micron/wd1/External Micron|nvidia/wd5/NVIDIAExternalCareerSite NVIDIA|paypal/wd1/jobs PayPal|philips/wd3/jobs-and-careers Philips|pwc/wd3/Global_Experienced_Careers PwC|redhat/wd5/Jobs Red Hat|salesforce/wd12/External_Career_Site Salesforce|sharp/wd1/External Sharp HealthCare|target/wd5/targetcareers Target|tmobile/wd1/External T-Mobile|trinityhealth/wd1/jobs Trinity Health|vanguard/wd5/Vanguard_External Vanguard|walmart/wd5/WalmartExternal Walmart|warnerbros/wd5/global Warner Bros. Discovery|workday/wd5/Workday Workday|zendesk/wd1/zendesk Zendesk',
  personio: 'com/1nce 1NCE|com/wik wik|clark Clark|personio',
  teamtailor: 'career Teamtailor',
  breezy: 'safe-global Safe|time-etc Time etc',
}

export const DIRECTORY: readonly DirectoryEntry[] = Object.entries(BOARDS).flatMap(([source, boards]) =>
  boards.split('|').map((entry) => {
    const [token = '', ...words] = entry.split(' ')
    return { source, token, name: words.join(' ') || capitalised(token), isVerified: false }
  }),
)

/** What a pasted address is: the board of a company or a job at a known source; undefined: any other page. */
export type Recognised = { source: Source; board: Board; id?: string }

export function recogniseAddress(text: string): Recognised | undefined {
  const address = URL.parse(completeUrl(text))
  if (!address || !/^https?:$/.test(address.protocol)) return undefined
  for (const source of SOURCES) {
    const found = source.recognise(address)
    const known = found && recognisedBoard(source.id, found.token)
    if (known) return { ...known, ...(found.id ? { id: found.id } : {}) }
  }
  return undefined
}

/** A board of a system by its token. */
export function recognisedBoard(id: string, token: string): Recognised | undefined {
  const source = SOURCES.find((one) => one.id === id)
  return source && { source, board: { token, name: nameOf(source, token) } }
}

/**
 * Whether a board that a person brought may list this job: not with the address of a job on another board. Our own boards are believed;
 * some companies move jobs between theirs.
 */
export const isOfBoard = (board: Pick<BoardRow, 'id' | 'inDirectory'>, { url, applyUrl }: Pick<JobListing, 'url' | 'applyUrl'>) =>
  board.inDirectory ||
  [url, applyUrl ?? ''].every((address) => {
    const found = recogniseAddress(address)
    return !found?.id || boardIdOf({ source: found.source.id, token: found.board.token }) === board.id
  })

/** The company's name as far as its token tells it: 'quiet-books' is 'Quiet Books'. */
function nameOf(source: Source, token: string): string {
  const known = DIRECTORY.find((entry) => entry.source === source.id && entry.token.toLowerCase() === token.toLowerCase())
  const label = source.id === 'workday' ? (token.split('/')[0] ?? token) : (token.split('/').at(-1) ?? token)
  const words = label.replace(/([a-z])([A-Z])/g, '$1 $2').split(/[-_. ]+/)
  return known?.name ?? words.filter(Boolean).map(capitalised).join(' ')
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
