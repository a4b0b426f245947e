import { type DemoPlace, OCCUPATIONS, type Occupation } from './constants.ts'

/** Trades that every newcomer finds in eight countries: four jobs in each, in four cities. */

const list = (text: string) => text.split('|')

const MORE_OCCUPATIONS: readonly Occupation[] = [
  {
    title: 'Care Assistant',
    field: 'health',
    pay: [29_000, 36_000],
    modes: ['onsite'],
    tags: list('Personal Care|Dementia Care|Moving and Handling|Care Plans'),
    does: list(
      'Help people to wash, dress and eat, at their own pace|Notice changes and tell the nurses|Keep care notes short and complete|Go out with residents|Work in early, late and night shifts|Talk with families',
    ),
    must: list(
      'Experience in care, at work or in your own family|Reliable and kind with older people|You can lift and move people safely, or want to learn it|Shift work, every second weekend|Basic computer skills for care notes',
    ),
    nice: list('A certificate in health and social care|Experience with dementia|Driving licence'),
    proof: 'A background check is required.',
  },
  {
    title: 'Welder',
    field: 'trade',
    pay: [44_000, 58_000],
    modes: ['onsite'],
    tags: list('MIG/MAG Welding|TIG Welding|Technical Drawings|Grinding'),
    does: list(
      'Weld frames and pipes after drawings|Prepare and set up your own station|Check seams by eye and with dye|Grind and finish parts|Keep machines and tools in order|Work in two shifts',
    ),
    must: list(
      'Training as a welder or metal worker|Experience with MIG/MAG or TIG welding|You read technical drawings|Good hand and eye|Willing to work in two shifts',
    ),
    nice: list('Crane or forklift licence|Experience with stainless steel|Robot welding'),
    proof: 'A valid welder’s certificate (ISO 9606-1 or equivalent) is required.',
    ranks: ['Apprentice {}', '{}', 'Senior {}', 'Lead {}'],
  },
  {
    title: 'Car Mechanic',
    field: 'trade',
    pay: [42_000, 56_000],
    modes: ['onsite'],
    tags: list('Diagnostics|Brakes|Engine Repair|Electric Vehicles'),
    does: list(
      'Service and repair cars of all makes|Find faults with diagnostic tools|Test brakes, steering and lights|Explain repairs to customers|Order parts|Keep the workshop clean',
    ),
    must: list(
      'A completed apprenticeship as a car mechanic|Experience with diagnostics|Driving licence for cars (B)|You work carefully and alone when needed|You like talking with customers',
    ),
    nice: list('Training for high-voltage vehicles|Experience with commercial vehicles|Air-conditioning certificate'),
    ranks: ['Apprentice {}', '{}', 'Senior {}', 'Workshop Manager'],
  },
  {
    title: 'Cook',
    field: 'kitchen',
    pay: [34_000, 44_000],
    modes: ['onsite'],
    tags: list('Hot Kitchen|Food Safety|HACCP|Menu Preparation'),
    does: list(
      'Cook fresh for 80 to 200 guests a day|Prepare your station and keep it clean|Help to plan the menu of the week|Check deliveries and store them|Keep to hygiene rules|Guide trainees and helpers',
    ),
    must: list(
      'Training as a cook, or two years in a kitchen|Knowledge of HACCP and food safety|You stay calm when it gets busy|You work well in a small team|Evenings or weekends by turns',
    ),
    nice: list('Experience with large kitchens|Vegetarian and special diets|Pastry'),
    ranks: ['Trainee {}', '{}', 'Senior {}', 'Head Cook'],
  },
  {
    title: 'Waiter',
    field: 'kitchen',
    pay: [27_000, 35_000],
    modes: ['onsite'],
    tags: list('Table Service|Wine Knowledge|Point of Sale|Guest Relations'),
    does: list(
      'Welcome guests and take their orders|Serve food and drinks|Recommend wines and dishes|Settle bills|Set tables and keep the room in order|Help at events',
    ),
    must: list(
      'Experience in service, or you want to learn it|A friendly manner, also at full house|You can work evenings and weekends|Reliable with money|You like to be on your feet',
    ),
    nice: list('Knowledge of wine|A second language|Barista experience'),
    ranks: ['Trainee {}', '{}', 'Senior {}', 'Restaurant Supervisor'],
  },
  {
    title: 'Cleaner',
    field: 'shop',
    pay: [25_000, 31_000],
    modes: ['onsite'],
    tags: list('Office Cleaning|Hygiene|Floor Care|Cleaning Machines'),
    does: list(
      'Clean offices, stairs and sanitary rooms|Use machines and products safely|Refill supplies|Report damage|Look after your own area|Help colleagues when needed',
    ),
    must: list(
      'You work thoroughly and on time|Early mornings or evenings|You can work on your own|Careful with keys and confidential papers|Basic knowledge of cleaning products, or you learn it here',
    ),
    nice: list('Experience in hospitals or hotels|Driving licence|Training in building cleaning'),
    ranks: ['{}', '{}', 'Senior {}', 'Cleaning Supervisor'],
  },
  {
    title: 'Sales Assistant',
    field: 'shop',
    pay: [28_000, 36_000],
    modes: ['onsite'],
    tags: list('Customer Service|Cash Handling|Stock|Merchandising'),
    does: list(
      'Advise customers and sell|Run the till|Fill shelves and check prices|Take in deliveries|Keep the shop tidy|Handle returns kindly',
    ),
    must: list(
      'You like to talk with people|Experience in retail, or you want to learn it|Reliable with money|Saturdays by turns|You can be on your feet all day',
    ),
    nice: list('Experience with visual merchandising|A second language|Knowledge of stock systems'),
    ranks: ['Trainee {}', '{}', 'Senior {}', 'Shop Supervisor'],
  },
  {
    title: 'Operations Manager',
    field: 'move',
    pay: [78_000, 104_000],
    modes: ['onsite', 'hybrid', 'hybrid'],
    tags: list('Operations Management|Process Improvement|Budgeting|Team Leadership'),
    does: list(
      'Run daily operations at two sites|Plan staff, budget and space|Set targets and report on them every month|Improve how work flows between teams|Negotiate with suppliers|Hire and train team leaders',
    ),
    must: list(
      'Experience managing operations and a team|Responsibility for a budget|Process improvement, for example with Lean|Good with spreadsheets and reports|Clear communication with every level',
    ),
    nice: list('Six Sigma certificate|Experience with an ERP system|A second language'),
    ranks: ['Operations Coordinator', '{}', 'Senior {}', 'Director of Operations'],
  },
]

const NAMES = list(
  'Registered Nurse|Care Assistant|Welder|Electrician|Car Mechanic|Cook|Waiter|Cleaner|Truck Driver|Warehouse Operative|Sales Assistant|Primary School Teacher|Accountant|Software Engineer|Administrative Assistant|Operations Manager|Project Manager|Store Manager|IT Support Specialist|DevOps Engineer',
)
export const TRADES: readonly Occupation[] = NAMES.flatMap(
  (name) => [...MORE_OCCUPATIONS, ...OCCUPATIONS].find(({ title }) => title === name) ?? [],
)

type DemoCountry = Omit<DemoPlace, 'city'> & { cities: readonly string[]; language?: string }

/** What a dollar of pay is there, and the language that the work needs. A region follows its city after a slash. */
export const TRADE_COUNTRIES: readonly DemoCountry[] = [
  { country: 'United Kingdom', cities: list('Leeds|Birmingham|Glasgow|Bristol'), currency: 'GBP', factor: 0.56 },
  { country: 'Germany', cities: list('Ulm|Hamburg|Leipzig|Cologne'), currency: 'EUR', factor: 0.66, language: 'German' },
  { country: 'France', cities: list('Lyon|Lille|Nantes|Toulouse'), currency: 'EUR', factor: 0.56, language: 'French' },
  { country: 'Spain', cities: list('Valencia|Seville|Bilbao|Madrid'), currency: 'EUR', factor: 0.46, language: 'Spanish' },
  {
    country: 'Netherlands',
    cities: list('Utrecht|Rotterdam|Eindhoven|Groningen'),
    currency: 'EUR',
    factor: 0.66,
    language: 'Dutch',
  },
  { country: 'Sweden', cities: list('Gothenburg|Uppsala|Malmö|Linköping'), currency: 'SEK', factor: 6.4, language: 'Swedish' },
  {
    country: 'United States',
    cities: list('Columbus/OH|Phoenix/AZ|Portland/OR|Nashville/TN'),
    ...{ currency: 'USD', factor: 1, payByHour: true },
  },
  {
    country: 'Canada',
    cities: list('Calgary/AB|Halifax/NS|Ottawa/ON|Winnipeg/MB'),
    currency: 'CAD',
    factor: 1.05,
    payByHour: true,
  },
]
