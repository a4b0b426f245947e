/** States that postings name without the country. */
const US_STATES =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|PR Puerto Rico'
const CANADIAN_PROVINCES =
  'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|ON Ontario|PE Prince Edward Island|QC Quebec|QC Québec|SK Saskatchewan|YT Yukon|NT Northwest Territories|NU Nunavut'
const AUSTRALIAN_STATES =
  'NSW New South Wales|VIC Victoria|QLD Queensland|ACT Australian Capital Territory|TAS Tasmania|SA South Australia|WA Western Australia|NT Northern Territory'

/** In German or English, mostly without a code; Berlin, Hamburg and Bremen are treated as cities. */
const GERMAN_STATES =
  'Baden-Württemberg|Bayern|Bavaria|Brandenburg|Hessen|Hesse|Mecklenburg-Vorpommern|Niedersachsen|Lower Saxony|Nordrhein-Westfalen|North Rhine-Westphalia|NRW|Rheinland-Pfalz|Rhineland-Palatinate|Saarland|Sachsen|Saxony|Sachsen-Anhalt|Saxony-Anhalt|Schleswig-Holstein|Thüringen|Thuringia'

export type State = { code: string; name: string; country: string }
const read = (text: string, country: string): State[] =>
  text
    .split('|')
    .map((entry) => ({ code: entry.slice(0, entry.indexOf(' ')), name: entry.slice(entry.indexOf(' ') + 1), country }))

/** In lookup order: 'WA' is Washington unless the country says otherwise. */
export const STATES: readonly State[] = [
  ...read(US_STATES, 'United States'),
  ...read(CANADIAN_PROVINCES, 'Canada'),
  ...read(AUSTRALIAN_STATES, 'Australia'),
  ...GERMAN_STATES.split('|').map((name) => ({ code: '', name, country: 'Germany' })),
]

/** Three-letter codes that companies add to their cities. */
const LONG_CODES =
  'USA:US GBR:GB DEU:DE GER:DE FRA:FR ESP:ES PRT:PT ITA:IT NLD:NL BEL:BE LUX:LU CHE:CH AUT:AT DNK:DK SWE:SE NOR:NO FIN:FI ISL:IS IRL:IE POL:PL CZE:CZ SVK:SK HUN:HU ROU:RO BGR:BG GRC:GR HRV:HR SRB:RS SVN:SI EST:EE LVA:LV LTU:LT UKR:UA TUR:TR ISR:IL ARE:AE UAE:AE SAU:SA QAT:QA EGY:EG MAR:MA TUN:TN ZAF:ZA NGA:NG KEN:KE GHA:GH IND:IN PAK:PK BGD:BD LKA:LK SGP:SG MYS:MY IDN:ID PHL:PH THA:TH VNM:VN HKG:HK CHN:CN TWN:TW JPN:JP KOR:KR AUS:AU NZL:NZ CAN:CA MEX:MX BRA:BR ARG:AR CHL:CL COL:CO PER:PE URY:UY CRI:CR'
export const COUNTRY_CODES: ReadonlyMap<string, string> = new Map(
  LONG_CODES.split(' ').map((pair) => [pair.slice(0, 3), pair.slice(4)] as const),
)

/** Cities that postings name without a country. */
const CITIES: Readonly<Record<string, string>> = {
  'United States':
    'New York|New York City|NYC|San Francisco|San Francisco Bay Area|Bay Area|Los Angeles|Chicago|Boston|Seattle|Austin|Denver|Atlanta|Dallas|Houston|Miami|Philadelphia|Phoenix|San Diego|San Jose|Washington DC|Washington D.C.|Portland|Palo Alto|Mountain View|Menlo Park|Sunnyvale|Santa Clara|Redwood City|Nashville|Detroit|Minneapolis|Pittsburgh|Brooklyn|Salt Lake City|Raleigh|Charlotte|Tampa|Orlando|Las Vegas|Baltimore|St. Louis|Cincinnati|Columbus|Cleveland|Kansas City|Indianapolis|Milwaukee|Sacramento|Oakland',
  Canada: 'Toronto|Vancouver|Montreal|Montréal|Ottawa|Calgary|Edmonton|Waterloo|Winnipeg|Quebec City',
  'United Kingdom':
    'London|Manchester|Birmingham|Edinburgh|Glasgow|Bristol|Leeds|Liverpool|Belfast|Cardiff|Sheffield|Nottingham|Newcastle|Oxford|Reading',
  Ireland: 'Dublin|Cork|Galway|Limerick',
  Germany:
    'Berlin|Munich|München|Hamburg|Frankfurt|Frankfurt am Main|Cologne|Köln|Stuttgart|Düsseldorf|Leipzig|Dresden|Nuremberg|Nürnberg|Hannover|Bremen|Karlsruhe|Bonn|Mannheim|Essen|Dortmund|Potsdam|Heidelberg|Offenburg|Freiburg',
  France: 'Paris|Lyon|Marseille|Toulouse|Bordeaux|Lille|Nantes|Nice|Grenoble|Montpellier|Strasbourg',
  Spain: 'Madrid|Barcelona|Valencia|Seville|Sevilla|Málaga|Malaga|Bilbao',
  Portugal: 'Lisbon|Lisboa|Porto|Braga',
  Italy: 'Milan|Milano|Rome|Roma|Turin|Torino|Bologna|Florence|Firenze|Naples|Napoli',
  Netherlands: 'Amsterdam|Rotterdam|Utrecht|The Hague|Den Haag|Eindhoven|Delft',
  Belgium: 'Brussels|Bruxelles|Antwerp|Ghent|Leuven',
  Switzerland: 'Zurich|Zürich|Geneva|Genève|Basel|Bern|Lausanne|Zug',
  Austria: 'Vienna|Wien|Graz|Linz|Salzburg|Innsbruck',
  Denmark: 'Copenhagen|København|Aarhus|Odense',
  Sweden: 'Stockholm|Gothenburg|Göteborg|Malmö|Malmo|Uppsala',
  Norway: 'Oslo|Bergen|Trondheim|Stavanger',
  Finland: 'Helsinki|Espoo|Tampere|Turku|Oulu',
  Poland: 'Warsaw|Warszawa|Krakow|Kraków|Wroclaw|Wrocław|Gdansk|Gdańsk|Poznan|Poznań|Lodz|Łódź|Katowice',
  'Czech Republic': 'Prague|Praha|Brno|Ostrava',
  Hungary: 'Budapest',
  Romania: 'Bucharest|Bucuresti|București|Cluj|Cluj-Napoca|Iasi|Iași|Timisoara',
  Bulgaria: 'Sofia|Plovdiv|Varna',
  Greece: 'Athens|Thessaloniki',
  Ukraine: 'Kyiv|Kiev|Lviv|Kharkiv',
  Serbia: 'Belgrade|Novi Sad',
  Croatia: 'Zagreb|Split',
  Estonia: 'Tallinn|Tartu',
  Georgia: 'Tbilisi|Batumi',
  Morocco: 'Casablanca|Rabat|Marrakesh|Tangier',
  Luxembourg: 'Luxembourg City',
  Latvia: 'Riga',
  Lithuania: 'Vilnius|Kaunas',
  Turkey: 'Istanbul|Ankara|Izmir',
  Israel: 'Tel Aviv|Tel Aviv-Yafo|Jerusalem|Haifa|Herzliya',
  'United Arab Emirates': 'Dubai|Abu Dhabi',
  'Saudi Arabia': 'Riyadh|Jeddah',
  Egypt: 'Cairo|Alexandria',
  'South Africa': 'Cape Town|Johannesburg|Durban|Pretoria',
  Nigeria: 'Lagos|Abuja',
  Kenya: 'Nairobi|Mombasa',
  Ghana: 'Accra',
  India:
    'Bangalore|Bengaluru|Mumbai|New Delhi|Delhi|Gurgaon|Gurugram|Noida|Hyderabad|Chennai|Pune|Kolkata|Ahmedabad|Jaipur|Kochi|Chandigarh',
  Pakistan: 'Karachi|Lahore|Islamabad',
  Bangladesh: 'Dhaka',
  'Sri Lanka': 'Colombo',
  Singapore: 'Singapore',
  Malaysia: 'Kuala Lumpur|Penang',
  Indonesia: 'Jakarta|Bandung|Surabaya',
  Philippines: 'Manila|Makati|Cebu|Taguig|Quezon City',
  Thailand: 'Bangkok|Chiang Mai',
  Vietnam: 'Ho Chi Minh City|Hanoi|Da Nang',
  'Hong Kong': 'Hong Kong',
  China: 'Beijing|Shanghai|Shenzhen|Guangzhou|Hangzhou|Chengdu',
  Taiwan: 'Taipei|Hsinchu',
  Japan: 'Tokyo|Osaka|Kyoto|Fukuoka',
  'South Korea': 'Seoul|Busan',
  Australia: 'Sydney|Melbourne|Brisbane|Perth|Adelaide|Canberra|Hobart',
  'New Zealand': 'Auckland|Wellington|Christchurch',
  Brazil: 'São Paulo|Sao Paulo|Rio de Janeiro|Belo Horizonte|Curitiba|Porto Alegre|Florianópolis|Recife',
  Argentina: 'Buenos Aires|Córdoba|Rosario',
  Mexico: 'Mexico City|Ciudad de México|CDMX|Guadalajara|Monterrey|Querétaro',
  Colombia: 'Bogota|Bogotá|Medellin|Medellín|Cali',
  Chile: 'Santiago',
  Peru: 'Lima',
  Uruguay: 'Montevideo',
  'Costa Rica': 'San José',
}
export const CITY_COUNTRIES: ReadonlyMap<string, string> = new Map(
  Object.entries(CITIES).flatMap(([country, cities]) => cities.split('|').map((city) => [city.toLowerCase(), country] as const)),
)
