/** The demo set is invented: occupations, employers and places from which its jobs are put together. */

export type Field =
  | 'tech'
  | 'health'
  | 'school'
  | 'money'
  | 'trade'
  | 'kitchen'
  | 'shop'
  | 'move'
  | 'studio'
  | 'office'
  | 'law'
  | 'build'

export type Occupation = {
  title: string
  field: Field
  /** Pay of a year with some experience, in US dollars. */
  pay: readonly [number, number]
  /** How the work may be done; one job in so many takes each in turn. */
  modes: readonly ('remote' | 'hybrid' | 'onsite')[]
  tags: readonly string[]
  does: readonly string[]
  must: readonly string[]
  nice: readonly string[]
  /** What the law or the employer asks for without exception. */
  proof?: string
  /** Names of the ranks from the first to the last; '{}' is the title. */
  ranks?: readonly [string, string, string, string]
}

const list = (text: string) => text.split('|')

export const OCCUPATIONS: readonly Occupation[] = [
  {
    title: 'Software Engineer',
    field: 'tech',
    pay: [105_000, 140_000],
    modes: ['remote', 'hybrid', 'hybrid', 'onsite'],
    tags: list('TypeScript|Node.js|PostgreSQL|AWS'),
    does: list(
      'Build and run services that thousands of people use every day|Review the code of your colleagues and have yours reviewed|Write tests that make a release a calm event|Split large changes into steps that can go out one by one|Look into incidents and remove their causes|Talk with designers and product people before the first line is written',
    ),
    must: list(
      'Solid knowledge of TypeScript or Java|Experience with SQL and relational databases such as PostgreSQL|You have built REST APIs that others rely on|Git and code review are part of your daily work|You write clear English',
    ),
    nice: list('Experience with Kubernetes|You have worked with event queues such as Kafka|Contributions to open source'),
  },
  {
    title: 'Frontend Developer',
    field: 'tech',
    pay: [92_000, 125_000],
    modes: ['remote', 'hybrid', 'remote', 'onsite'],
    tags: list('React|TypeScript|CSS|Accessibility'),
    does: list(
      'Turn designs into screens that work with keyboard, mouse and thumb|Keep our component library small and well documented|Measure loading times and make them shorter|Write unit and browser tests|Help colleagues with accessible markup|Agree on API shapes with the backend team',
    ),
    must: list(
      'Strong JavaScript and TypeScript|Experience with React and its testing tools|You know HTML and CSS well, including grid and flexbox|You have made a web application accessible (WCAG)|Experience with Git',
    ),
    nice: list('Knowledge of GraphQL|You have worked with a design system in Figma|Experience with Playwright or Cypress'),
  },
  {
    title: 'DevOps Engineer',
    field: 'tech',
    pay: [110_000, 145_000],
    modes: ['remote', 'remote', 'hybrid'],
    tags: list('Kubernetes|Terraform|AWS|Linux'),
    does: list(
      'Keep our platform on AWS safe, observable and affordable|Describe infrastructure as code with Terraform|Make deployments boring|Run the on-call rota together with the product teams|Write runbooks that work at three in the morning|Plan capacity and recovery drills',
    ),
    must: list(
      'Experience with Linux and networking|You run Kubernetes clusters in production|Infrastructure as code with Terraform or a similar tool|Scripting in Python or Bash|Experience with CI/CD pipelines such as GitHub Actions',
    ),
    nice: list('AWS certification|Experience with Prometheus and Grafana|You have led a post-incident review'),
  },
  {
    title: 'Data Analyst',
    field: 'tech',
    pay: [68_000, 90_000],
    modes: ['hybrid', 'remote', 'onsite'],
    tags: list('SQL|Python|Tableau|Excel'),
    does: list(
      'Answer questions of the business with data that can be trusted|Build dashboards in Tableau or Power BI|Check sources and document what a number means|Design experiments together with product teams|Present results to people who have five minutes|Automate reports that are still made by hand',
    ),
    must: list(
      'Very good SQL|Experience with Python or R for analysis|You have built dashboards in Tableau, Power BI or Looker|Good knowledge of statistics|You explain numbers in plain words',
    ),
    nice: list('Experience with dbt|Knowledge of A/B testing|A degree in statistics, economics or a related field'),
  },
  {
    title: 'Data Scientist',
    field: 'tech',
    pay: [112_000, 150_000],
    modes: ['hybrid', 'remote', 'hybrid'],
    tags: list('Python|Machine Learning|SQL|scikit-learn'),
    does: list(
      'Find out which questions a model can answer and which it cannot|Build forecasting and ranking models in Python|Bring models into production with the engineers|Watch them for drift and bias|Share results in writing|Mentor analysts who want to learn modelling',
    ),
    must: list(
      'Experience with Python and its data libraries (pandas, scikit-learn)|Strong statistics and experimental design|Very good SQL|You have brought at least one model into production|A degree in a quantitative field or equivalent experience',
    ),
    nice: list('Experience with PyTorch or TensorFlow|Knowledge of causal inference|Publications or talks'),
  },
  {
    title: 'QA Engineer',
    field: 'tech',
    pay: [74_000, 98_000],
    modes: ['remote', 'hybrid', 'onsite'],
    tags: list('Test Automation|Selenium|Playwright|Jira'),
    does: list(
      'Plan how a feature will be tested before it is built|Write automated browser and API tests|Explore new builds with curiosity|Report defects so that they can be repeated|Keep the test environment healthy|Teach the teams to test their own work',
    ),
    must: list(
      'Experience with test automation (Selenium, Playwright or Cypress)|You can read and write code in JavaScript, Java or Python|Experience with API testing|You know how to write a good bug report|Experience in an agile team',
    ),
    nice: list('ISTQB certificate|Load testing with k6 or JMeter|Experience with mobile testing'),
  },
  {
    title: 'IT Support Specialist',
    field: 'tech',
    pay: [48_000, 62_000],
    modes: ['onsite', 'hybrid', 'onsite'],
    tags: list('Windows|Active Directory|Help Desk|Networking'),
    does: list(
      'Answer tickets, calls and people at the desk|Set up laptops and phones for new colleagues|Keep accounts and rights in order|Document solutions for the next person|Look after printers, meeting rooms and the network|Escalate what needs a specialist',
    ),
    must: list(
      'Experience in a help desk or service desk|Good knowledge of Windows and Microsoft 365|Basics of networking (DNS, DHCP, VPN)|Active Directory user administration|Patience and a friendly manner',
    ),
    nice: list('ITIL Foundation|Experience with macOS and Jamf|CompTIA A+'),
  },
  {
    title: 'Product Manager',
    field: 'tech',
    pay: [110_000, 145_000],
    modes: ['hybrid', 'remote', 'hybrid'],
    tags: list('Roadmap|User Research|Analytics|Agile'),
    does: list(
      'Decide what we build next, and say no kindly to the rest|Talk with five customers a week|Write short documents that everybody reads|Set goals that can be measured|Prepare launches with marketing and support|Follow up on what a release has changed',
    ),
    must: list(
      'Experience as a product manager or product owner of a digital product|You work with data and with interviews|You can explain a trade-off to engineers and to executives|Experience in agile teams|Excellent written English',
    ),
    nice: list('A technical background|Experience with subscription products|SQL for your own questions'),
    ranks: ['Associate {}', '{}', 'Senior {}', 'Group {}'],
  },
  {
    title: 'UX Designer',
    field: 'studio',
    pay: [84_000, 112_000],
    modes: ['hybrid', 'remote', 'onsite'],
    tags: list('Figma|Prototyping|User Research|Design Systems'),
    does: list(
      'Research how people do the work today|Sketch, prototype and test with users|Design flows and screens in Figma|Keep the design system alive|Work side by side with developers|Write the words of the interface',
    ),
    must: list(
      'A portfolio that shows how you came to your decisions|Experience with Figma|You plan and run usability tests|Knowledge of accessibility guidelines|You take criticism well and give it well',
    ),
    nice: list('Experience with motion design|Basic HTML and CSS|Experience in a regulated industry'),
  },
  {
    title: 'Graphic Designer',
    field: 'studio',
    pay: [50_000, 66_000],
    modes: ['hybrid', 'onsite', 'remote'],
    tags: list('Adobe InDesign|Illustrator|Photoshop|Branding'),
    does: list(
      'Design brochures, packaging and campaigns from brief to print|Look after our brand and its templates|Prepare artwork for print and web|Choose and edit photographs|Present drafts to clients|Work with printers and photographers',
    ),
    must: list(
      'A portfolio of print and digital work|Very good knowledge of Adobe InDesign, Illustrator and Photoshop|A good eye for typography|Experience with print production|You keep deadlines',
    ),
    nice: list('Motion graphics with After Effects|Illustration|Experience in an agency'),
  },
  {
    title: 'Content Writer',
    field: 'studio',
    pay: [52_000, 70_000],
    modes: ['remote', 'remote', 'hybrid'],
    tags: list('Copywriting|SEO|Editing|WordPress'),
    does: list(
      'Write articles, product texts and newsletters|Interview experts and turn what they say into plain language|Edit the texts of colleagues|Plan topics with the marketing team|Look after our style guide|Measure what is read and learn from it',
    ),
    must: list(
      'Excellent written English|Published work that you can show|Knowledge of SEO basics|You check facts before you publish|Experience with a content management system such as WordPress',
    ),
    nice: list('A second language|Experience with analytics tools|Knowledge of B2B topics'),
  },
  {
    title: 'Marketing Manager',
    field: 'office',
    pay: [78_000, 104_000],
    modes: ['hybrid', 'hybrid', 'remote'],
    tags: list('Google Analytics|Campaigns|CRM|Social Media'),
    does: list(
      'Plan campaigns over all channels and keep their budget|Brief agencies and freelancers|Measure what a campaign has brought|Work with sales on leads and material|Lead a team of two|Look after our events',
    ),
    must: list(
      'Experience in marketing with responsibility for a budget|Good knowledge of Google Analytics and paid channels|Experience with a CRM such as HubSpot or Salesforce|You write well|You like numbers',
    ),
    nice: list('Experience with marketing automation|A degree in marketing or communication|Event management'),
  },
  {
    title: 'Registered Nurse',
    field: 'health',
    pay: [76_000, 98_000],
    modes: ['onsite'],
    tags: list('Patient Care|Medication Administration|Electronic Health Records|BLS'),
    does: list(
      'Assess, plan and give care to the patients of your ward|Give medication and watch its effects|Talk with families in plain words|Document care in the electronic record|Guide students and new colleagues|Work in early, late and night shifts',
    ),
    must: list(
      'A completed nursing degree or diploma|Experience with patient assessment and medication administration|Basic Life Support (BLS) certificate|Experience with electronic health records|You stay calm when it gets busy',
    ),
    nice: list('Advanced Cardiac Life Support (ACLS)|Experience in intensive care or emergency|A second language'),
    proof: 'A valid licence as a registered nurse where you work is required.',
    ranks: ['Graduate {}', '{}', 'Senior {}', 'Charge Nurse'],
  },
  {
    title: 'Physiotherapist',
    field: 'health',
    pay: [70_000, 90_000],
    modes: ['onsite'],
    tags: list('Rehabilitation|Manual Therapy|Exercise Therapy|Assessment'),
    does: list(
      'Assess movement and agree on goals with your patients|Treat after operations and injuries|Lead exercise groups|Write reports for doctors and insurers|Advise on aids and on exercises at home|Take part in team meetings',
    ),
    must: list(
      'A degree in physiotherapy|Experience in musculoskeletal rehabilitation|Knowledge of manual therapy|Careful documentation|You like working in a team',
    ),
    nice: list('Training in sports physiotherapy|Experience with neurological patients|Pilates instructor certificate'),
    proof: 'State registration as a physiotherapist is required.',
  },
  {
    title: 'Medical Assistant',
    field: 'health',
    pay: [38_000, 47_000],
    modes: ['onsite'],
    tags: list('Phlebotomy|Vital Signs|Scheduling|EHR'),
    does: list(
      'Welcome patients and prepare the rooms|Measure vital signs and take blood|Keep the records complete|Plan appointments and referrals|Order supplies|Help the doctors during examinations',
    ),
    must: list(
      'Training as a medical assistant|Experience with phlebotomy and vital signs|Good computer skills, ideally in an electronic health record|A friendly way with people|You keep confidential what is confidential',
    ),
    nice: list('Experience in paediatrics|ECG recording|A second language'),
  },
  {
    title: 'Pharmacist',
    field: 'health',
    pay: [108_000, 130_000],
    modes: ['onsite'],
    tags: list('Dispensing|Medication Review|Patient Counselling|Compliance'),
    does: list(
      'Check and dispense prescriptions|Advise patients and doctors on medicines|Find interactions before they do harm|Lead the team of the pharmacy|Keep stock and controlled medicines in order|Give vaccinations',
    ),
    must: list(
      'A degree in pharmacy|Experience in a community or hospital pharmacy|Very good knowledge of interactions and dosage|You work exactly|Good communication with patients',
    ),
    nice: list('Vaccination certificate|Experience in clinical pharmacy|Management experience'),
    proof: 'A licence to practise as a pharmacist is required.',
  },
  {
    title: 'Primary School Teacher',
    field: 'school',
    pay: [52_000, 68_000],
    modes: ['onsite'],
    tags: list('Lesson Planning|Classroom Management|Assessment|Literacy'),
    does: list(
      'Teach a class of 24 children in all main subjects|Plan lessons for different abilities|Assess progress and tell parents about it|Work with the special needs team|Take part in trips and school events|Share materials with your year group',
    ),
    must: list(
      'A teaching degree for primary schools|Experience with classroom management|You plan lessons for children of different abilities|Good communication with parents|Clear spoken and written English',
    ),
    nice: list('Training in special educational needs|You lead a choir, a team or a club|Experience with phonics'),
    proof: 'A teaching qualification and a background check are required.',
    ranks: ['Newly Qualified {}', '{}', 'Senior {}', 'Lead Teacher, Primary'],
  },
  {
    title: 'Teaching Assistant',
    field: 'school',
    pay: [28_000, 36_000],
    modes: ['onsite'],
    tags: list('Special Needs|Classroom Support|Safeguarding'),
    does: list(
      'Support children one to one and in small groups|Prepare materials with the teacher|Look after breaks and lunch|Note progress and difficulties|Help with reading and numbers|Keep children safe',
    ),
    must: list(
      'Experience of working with children|Patience and reliability|Good English and basic mathematics|Knowledge of safeguarding|You like being on your feet',
    ),
    nice: list('Experience with autism or ADHD|First aid certificate|Sign language'),
    proof: 'A background check is required.',
  },
  {
    title: 'Accountant',
    field: 'money',
    pay: [64_000, 84_000],
    modes: ['hybrid', 'onsite', 'remote'],
    tags: list('General Ledger|Month-End Close|Excel|IFRS'),
    does: list(
      'Close the books every month, on time|Reconcile accounts and explain differences|Prepare annual accounts with the auditors|File VAT returns|Improve how invoices are handled|Advise colleagues on costs',
    ),
    must: list(
      'A degree in accounting or finance|Experience with month-end closing|Very good Excel|Knowledge of IFRS or local GAAP|Experience with an ERP system such as SAP or NetSuite',
    ),
    nice: list('CPA, ACCA or equivalent|Experience with consolidation|Power Query'),
  },
  {
    title: 'Financial Analyst',
    field: 'money',
    pay: [76_000, 100_000],
    modes: ['hybrid', 'hybrid', 'onsite'],
    tags: list('Financial Modelling|Budgeting|Forecasting|Excel'),
    does: list(
      'Build models for budgets and forecasts|Analyse variances and say what to do about them|Prepare reports for the board|Work on prices and margins with the business|Check investment cases|Keep one version of the truth',
    ),
    must: list(
      'A degree in finance, economics or a related field|Experience with financial modelling in Excel|You know budgeting and forecasting|Good presentation skills|Experience with SQL or a BI tool',
    ),
    nice: list('CFA level I or higher|Experience with Anaplan|Python'),
  },
  {
    title: 'Payroll Specialist',
    field: 'money',
    pay: [54_000, 68_000],
    modes: ['hybrid', 'remote', 'onsite'],
    tags: list('Payroll|ADP|Tax|Compliance'),
    does: list(
      'Pay 900 people correctly and on time|Answer their questions on payslips|File taxes and social security|Check changes before they go live|Work with HR on new contracts|Prepare audits',
    ),
    must: list(
      'Experience with payroll from start to end|Good knowledge of payroll tax|Experience with a payroll system such as ADP or Workday|Discretion|You work exactly under time pressure',
    ),
    nice: list('Payroll certificate|Experience with several countries|Advanced Excel'),
  },
  {
    title: 'Sales Representative',
    field: 'office',
    pay: [56_000, 82_000],
    modes: ['hybrid', 'onsite', 'remote'],
    tags: list('Prospecting|Salesforce|Negotiation|Cold Calling'),
    does: list(
      'Find new customers and win them|Show our product on site and online|Keep your pipeline in Salesforce true|Negotiate and close|Hand over to customer success with care|Bring back what customers say',
    ),
    must: list(
      'Experience in sales with a target|You like to pick up the phone|Experience with a CRM such as Salesforce|Negotiation skills|A driving licence',
    ),
    nice: list('Experience in the sector|A second language|Formal sales training'),
    ranks: ['Junior {}', '{}', 'Senior {}', 'Sales Team Lead'],
  },
  {
    title: 'Customer Support Specialist',
    field: 'office',
    pay: [40_000, 54_000],
    modes: ['remote', 'remote', 'hybrid', 'onsite'],
    tags: list('Zendesk|Customer Service|Troubleshooting|Chat Support'),
    does: list(
      'Help customers by mail, chat and phone|Find out what is really wrong|Write and improve help articles|Tell product teams what hurts|Look after your own tickets until they are solved|Take part in a weekend rota',
    ),
    must: list(
      'Experience in customer support|Excellent written English|Experience with a ticket system such as Zendesk or Intercom|You explain technical things simply|Empathy and patience',
    ),
    nice: list('A second language|Experience with software products|Basic SQL or HTML'),
  },
  {
    title: 'Human Resources Generalist',
    field: 'office',
    pay: [62_000, 80_000],
    modes: ['hybrid', 'onsite', 'hybrid'],
    tags: list('Employee Relations|Onboarding|HRIS|Labour Law'),
    does: list(
      'Advise managers and employees|Look after contracts and onboarding|Keep our HR system in order|Prepare reviews and salary rounds|Help with hiring|Work on wellbeing and inclusion',
    ),
    must: list(
      'Experience as an HR generalist or HR business partner|Good knowledge of labour law|Experience with an HRIS such as Workday or BambooHR|Discretion|Good communication',
    ),
    nice: list('SHRM or CIPD certificate|Experience with works councils|Coaching training'),
  },
  {
    title: 'Recruiter',
    field: 'office',
    pay: [60_000, 82_000],
    modes: ['remote', 'hybrid', 'hybrid'],
    tags: list('Sourcing|Interviewing|Greenhouse|LinkedIn Recruiter'),
    does: list(
      'Fill roles from the first talk with the manager to the offer|Find people who do not look for a job|Interview with structure|Keep candidates informed, also the refused ones|Report on the pipeline|Improve our job adverts',
    ),
    must: list(
      'Experience in recruiting, in-house or in an agency|You source actively, for example with LinkedIn Recruiter|Experience with an applicant tracking system|Structured interviewing|Good written English',
    ),
    nice: list('Experience with technical roles|Employer branding|Knowledge of several labour markets'),
  },
  {
    title: 'Administrative Assistant',
    field: 'office',
    pay: [42_000, 54_000],
    modes: ['onsite', 'hybrid', 'onsite'],
    tags: list('Microsoft Office|Scheduling|Travel|Filing'),
    does: list(
      'Keep calendars, travel and meetings in order|Welcome guests|Prepare documents and minutes|Check invoices|Look after supplies and the office|Help wherever something is stuck',
    ),
    must: list(
      'Experience in an office or as an assistant|Very good Microsoft Office skills|You organise well|Good spoken and written English|Discretion',
    ),
    nice: list('Experience with SAP Concur|A second language|Event planning'),
  },
  {
    title: 'Project Manager',
    field: 'build',
    pay: [86_000, 116_000],
    modes: ['hybrid', 'onsite', 'hybrid'],
    tags: list('Scheduling|Budget|Risk Management|Stakeholders'),
    does: list(
      'Lead projects from the offer to the hand-over|Keep time, budget and quality in balance|Plan resources with the departments|Report to customers and to the board|Manage risks before they manage you|Lead meetings that end on time',
    ),
    must: list(
      'Experience in leading projects with a budget|Knowledge of project management methods|Experience with MS Project or a similar tool|You negotiate with suppliers|Good communication on every level',
    ),
    nice: list('PMP or PRINCE2 certificate|Experience in construction or plant engineering|A second language'),
  },
  {
    title: 'Electrician',
    field: 'trade',
    pay: [58_000, 78_000],
    modes: ['onsite'],
    tags: list('Wiring|Installation|Testing|Safety'),
    does: list(
      'Install and test electrical systems in homes and shops|Find and repair faults|Read drawings and plan your material|Install charging points and solar inverters|Advise customers on site|Train apprentices',
    ),
    must: list(
      'A completed apprenticeship as an electrician|Experience with installation and testing|You read technical drawings|Knowledge of safety rules|A driving licence',
    ),
    nice: list('Experience with solar systems|KNX or smart-home training|Working at height certificate'),
    proof: 'An electrician’s licence or its equivalent is required.',
    ranks: ['Apprentice {}', '{}', 'Senior {}', 'Lead {}'],
  },
  {
    title: 'Plumber',
    field: 'trade',
    pay: [56_000, 75_000],
    modes: ['onsite'],
    tags: list('Pipefitting|Heating|Maintenance|Gas'),
    does: list(
      'Install pipes, bathrooms and heating systems|Maintain boilers and heat pumps|Find leaks and repair them|Advise customers on saving energy|Write up your work on a tablet|Take part in the emergency rota',
    ),
    must: list(
      'A completed apprenticeship as a plumber or heating engineer|Experience with installation and maintenance|You solder, press and weld|A driving licence|A friendly manner with customers',
    ),
    nice: list('Gas safety certificate|Experience with heat pumps|Basic electrical knowledge'),
    ranks: ['Apprentice {}', '{}', 'Senior {}', 'Lead {}'],
  },
  {
    title: 'Carpenter',
    field: 'trade',
    pay: [50_000, 66_000],
    modes: ['onsite'],
    tags: list('Joinery|Framing|Finishing|Power Tools'),
    does: list(
      'Build and fit doors, stairs and kitchens|Frame roofs and walls|Read drawings and measure on site|Choose material and cut lists|Restore old woodwork|Keep the workshop safe and tidy',
    ),
    must: list(
      'A completed apprenticeship as a carpenter or joiner|Experience with hand and power tools|You read drawings|Careful finishing|You lift and climb',
    ),
    nice: list('CNC experience|Experience with restoration|A driving licence'),
    ranks: ['Apprentice {}', '{}', 'Senior {}', 'Lead {}'],
  },
  {
    title: 'Mechanical Engineer',
    field: 'build',
    pay: [82_000, 108_000],
    modes: ['onsite', 'hybrid'],
    tags: list('SolidWorks|CAD|Manufacturing|FEA'),
    does: list(
      'Design parts and assemblies in CAD|Calculate strength and tolerances|Build and test prototypes|Prepare drawings for production|Work with suppliers on cost and quality|Improve machines on the shop floor',
    ),
    must: list(
      'A degree in mechanical engineering|Experience with SolidWorks or another CAD system|Knowledge of manufacturing processes|Tolerances and technical drawings|You like to see what you design being made',
    ),
    nice: list('FEA with Ansys|Lean or Six Sigma training|Experience with medical devices'),
  },
  {
    title: 'Civil Engineer',
    field: 'build',
    pay: [80_000, 104_000],
    modes: ['onsite', 'hybrid'],
    tags: list('AutoCAD|Site Supervision|Structural Design|Permits'),
    does: list(
      'Design roads, drains and foundations|Supervise work on site|Prepare tenders and permits|Check calculations and drawings|Coordinate surveyors and contractors|Report on progress and cost',
    ),
    must: list(
      'A degree in civil engineering|Experience with AutoCAD or Civil 3D|Experience on construction sites|Knowledge of building codes|A driving licence',
    ),
    nice: list('Professional engineer (PE) or chartered status|BIM experience|Experience with tendering'),
  },
  {
    title: 'Warehouse Operative',
    field: 'move',
    pay: [34_000, 43_000],
    modes: ['onsite'],
    tags: list('Picking|Forklift|Inventory|Shift Work'),
    does: list(
      'Pick, pack and load orders|Receive goods and check them|Drive forklifts and reach trucks|Count stock|Keep aisles safe and clean|Work in two shifts',
    ),
    must: list(
      'Experience in a warehouse|You can lift up to 20 kg|You work carefully with a scanner|Reliability and punctuality|Willingness to work in shifts',
    ),
    nice: list('Forklift licence|Experience with SAP EWM|First aid certificate'),
    ranks: ['{} (no experience needed)', '{}', 'Senior {}', 'Warehouse Shift Lead'],
  },
  {
    title: 'Truck Driver',
    field: 'move',
    pay: [54_000, 72_000],
    modes: ['onsite'],
    tags: list('CDL|Route Planning|Load Securing|Logistics'),
    does: list(
      'Deliver goods on regional routes|Secure your load and check your vehicle|Keep driving times and papers in order|Help with unloading|Talk with customers at the ramp|Report defects',
    ),
    must: list(
      'Experience in driving heavy vehicles|Knowledge of load securing|A clean driving record|You keep driving and rest times|A friendly manner at the customer’s',
    ),
    nice: list('Hazardous goods certificate|Experience with refrigerated transport|Forklift licence'),
    proof: 'A commercial driving licence (CDL class A, or category CE) is required.',
  },
  {
    title: 'Chef',
    field: 'kitchen',
    pay: [44_000, 58_000],
    modes: ['onsite'],
    tags: list('Menu Planning|Food Safety|HACCP|Kitchen Management'),
    does: list(
      'Cook à la carte and for events|Plan menus with the season|Order and store goods|Keep the kitchen clean and safe|Train commis and apprentices|Keep food cost in sight',
    ),
    must: list(
      'A completed apprenticeship as a cook, or equal experience|Experience in à la carte service|Knowledge of HACCP and food safety|You stay calm at full house|Evening and weekend work',
    ),
    nice: list('Experience in pastry|Experience with vegetarian menus|Management experience'),
    ranks: ['Commis {}', '{} de Partie', 'Sous {}', 'Head {}'],
  },
  {
    title: 'Hotel Receptionist',
    field: 'kitchen',
    pay: [34_000, 43_000],
    modes: ['onsite'],
    tags: list('Opera PMS|Guest Service|Check-in|Languages'),
    does: list(
      'Welcome guests and check them in and out|Answer calls and mails|Solve problems before they become complaints|Keep the cash desk right|Recommend places in town|Work in early, late and night shifts',
    ),
    must: list(
      'Experience at a reception or in guest service|Very good English|Experience with a booking system such as Opera|A friendly and calm manner|Willingness to work in shifts',
    ),
    nice: list('A second foreign language|Training in hotel management|Night audit experience'),
  },
  {
    title: 'Store Manager',
    field: 'shop',
    pay: [54_000, 72_000],
    modes: ['onsite'],
    tags: list('Retail|Team Leadership|Merchandising|Inventory'),
    does: list(
      'Lead a team of twelve|Plan shifts, goods and campaigns|Be on the floor and know your customers|Keep stock and cash right|Hire and train|Reach the targets of your shop',
    ),
    must: list(
      'Experience in retail with responsibility for a team|You plan shifts and budgets|Good knowledge of merchandising|You like to sell|Weekend work',
    ),
    nice: list('Experience in fashion or food|A second language|Training as a retail manager'),
    ranks: ['Assistant {}', '{}', 'Senior {}', 'Area Manager, Retail'],
  },
  {
    title: 'Paralegal',
    field: 'law',
    pay: [54_000, 70_000],
    modes: ['hybrid', 'onsite'],
    tags: list('Legal Research|Contracts|Case Management|Drafting'),
    does: list(
      'Research law and cases|Draft contracts, letters and filings|Keep files and deadlines in order|Prepare hearings|Talk with clients and courts|Check documents before they go out',
    ),
    must: list(
      'Training as a paralegal or a law degree|Experience in a law firm or legal department|Good legal research skills|You work exactly and keep deadlines|Excellent written English',
    ),
    nice: list('Experience with contract law|Experience with a case management system|A second language'),
  },
  {
    title: 'Social Worker',
    field: 'law',
    pay: [50_000, 64_000],
    modes: ['onsite', 'hybrid'],
    tags: list('Case Management|Counselling|Safeguarding|Crisis Intervention'),
    does: list(
      'Support families and young people in difficult times|Assess needs and plan help|Visit people at home|Work with schools, courts and doctors|Document your cases|Take part in supervision',
    ),
    must: list(
      'A degree in social work|Experience in case management|Knowledge of safeguarding|You speak with people in crisis calmly|A driving licence',
    ),
    nice: list('Training in family therapy|A second language|Experience with addiction'),
    proof: 'Registration as a social worker and a background check are required.',
  },
]

/** First words of employers, and what follows them in each field. */
export const EMPLOYER_WORDS = list(
  'Larkfield|Harbourlight|Northgate|Junipero|Copperline|Meadowbank|Beaconsley|Willowmere|Granitefield|Amberley|Cedarhurst|Summitvale|Tidewell|Foxgrove|Ironmill|Silverbrook|Kestrelby|Maplecote|Orchardine|Pebblestone|Quillfeather|Riverbend|Saffronwood|Thistledown|Umberton|Verdantis|Wexcombe|Yarrowby|Zephyrine|Bluebellum',
)
export const EMPLOYERS: Readonly<Record<Field, { endings: readonly string[]; about: readonly string[] }>> = {
  tech: {
    endings: list('Labs|Systems|Software|Data'),
    about: list(
      'makes software for small logistics companies|helps public libraries lend digital books|builds the booking system of 4,000 clinics',
    ),
  },
  health: {
    endings: list('Hospital|Clinic|Health|Care'),
    about: list(
      'is a hospital with 320 beds and its own school of nursing|runs eleven outpatient clinics in the region|cares for people of every age, at home and on its wards',
    ),
  },
  school: {
    endings: list('Primary School|Academy|School|Learning Trust'),
    about: list(
      'is a school with 410 children from 38 countries|is a small school with a large garden|belongs to a trust of six schools that share what works',
    ),
  },
  money: {
    endings: list('Finance|& Partners|Accounting|Capital'),
    about: list(
      'looks after the books of 600 family businesses|is a mutual insurer that belongs to its members|manages pensions for 90,000 people',
    ),
  },
  trade: {
    endings: list('Electrics & Heating|Building Services|Installations|Workshop'),
    about: list(
      'has served homes and shops in the region since 1971|is a team of 45 that renovates old houses|fits solar panels, heat pumps and everything between',
    ),
  },
  kitchen: {
    endings: list('Hotel|Kitchen|Restaurant|Inn'),
    about: list(
      'is a hotel with 86 rooms and a garden restaurant|cooks with what grows within fifty kilometres|runs three houses by the water',
    ),
  },
  shop: {
    endings: list('Stores|Market|Outfitters|Retail'),
    about: list('has 27 shops for outdoor clothes|sells good food in small towns|has repaired what it sells since its first day'),
  },
  move: {
    endings: list('Logistics|Freight|Parcel|Transport'),
    about: list(
      'moves fresh goods through the night|delivers parcels with a fleet that is half electric|stores and ships for 200 online shops',
    ),
  },
  studio: {
    endings: list('Studio|Design|Press|Creative'),
    about: list(
      'is a studio of 22 people for museums and publishers|designs services for cities and hospitals|publishes books and everything around them',
    ),
  },
  office: {
    endings: list('Group|Services|Works|Company'),
    about: list('makes tools for gardeners in 40 countries|is a family business with 700 people|rents out bicycles in 60 cities'),
  },
  law: {
    endings: list('Legal|Foundation|Law|Community Services'),
    about: list(
      'advises tenants, families and small firms|works for children and young people in the city|is a law firm with 60 people and a wide practice',
    ),
  },
  build: {
    endings: list('Engineering|Construction|Machines|Infrastructure'),
    about: list(
      'builds bridges and railway stations|makes packaging machines that run all over the world|plans water and energy for towns',
    ),
  },
}

/** Places with what a dollar of pay is there, in their own money. */
export type DemoPlace = { city: string; region?: string; country: string; currency: string; factor: number; payByHour?: true }
export const PLACES: readonly DemoPlace[] = [
  { city: 'New York', region: 'NY', country: 'United States', currency: 'USD', factor: 1.12, payByHour: true },
  { city: 'London', country: 'United Kingdom', currency: 'GBP', factor: 0.62 },
  { city: 'Berlin', country: 'Germany', currency: 'EUR', factor: 0.68 },
  { city: 'Toronto', region: 'ON', country: 'Canada', currency: 'CAD', factor: 0.98, payByHour: true },
  { city: 'Austin', region: 'TX', country: 'United States', currency: 'USD', factor: 0.98, payByHour: true },
  { city: 'Dublin', country: 'Ireland', currency: 'EUR', factor: 0.72 },
  { city: 'Amsterdam', country: 'Netherlands', currency: 'EUR', factor: 0.7 },
  { city: 'Bengaluru', country: 'India', currency: 'INR', factor: 22 },
  { city: 'Chicago', region: 'IL', country: 'United States', currency: 'USD', factor: 1, payByHour: true },
  { city: 'Sydney', region: 'NSW', country: 'Australia', currency: 'AUD', factor: 1.15 },
  { city: 'Paris', country: 'France', currency: 'EUR', factor: 0.6 },
  { city: 'Manchester', country: 'United Kingdom', currency: 'GBP', factor: 0.54 },
  { city: 'Seattle', region: 'WA', country: 'United States', currency: 'USD', factor: 1.1, payByHour: true },
  { city: 'Munich', country: 'Germany', currency: 'EUR', factor: 0.74 },
  { city: 'Singapore', country: 'Singapore', currency: 'SGD', factor: 0.95 },
  { city: 'Madrid', country: 'Spain', currency: 'EUR', factor: 0.48 },
  { city: 'Denver', region: 'CO', country: 'United States', currency: 'USD', factor: 1, payByHour: true },
  { city: 'Stockholm', country: 'Sweden', currency: 'SEK', factor: 6.4 },
  { city: 'Vancouver', region: 'BC', country: 'Canada', currency: 'CAD', factor: 1, payByHour: true },
  { city: 'Lisbon', country: 'Portugal', currency: 'EUR', factor: 0.4 },
  { city: 'Zurich', country: 'Switzerland', currency: 'CHF', factor: 1.05 },
  { city: 'Atlanta', region: 'GA', country: 'United States', currency: 'USD', factor: 0.95, payByHour: true },
  { city: 'Warsaw', country: 'Poland', currency: 'PLN', factor: 2.1 },
  { city: 'Melbourne', region: 'VIC', country: 'Australia', currency: 'AUD', factor: 1.1 },
  { city: 'Copenhagen', country: 'Denmark', currency: 'DKK', factor: 5.6 },
  { city: 'Pune', country: 'India', currency: 'INR', factor: 19 },
  { city: 'Edinburgh', country: 'United Kingdom', currency: 'GBP', factor: 0.53 },
  { city: 'Boston', region: 'MA', country: 'United States', currency: 'USD', factor: 1.08, payByHour: true },
  { city: 'Vienna', country: 'Austria', currency: 'EUR', factor: 0.64 },
  { city: 'Auckland', country: 'New Zealand', currency: 'NZD', factor: 1.05 },
  { city: 'Cape Town', country: 'South Africa', currency: 'ZAR', factor: 7.2 },
]

/** By occupation: where the demo's data analyst looks for work, the places above put none. */
export const MORE_PLACES: Readonly<Record<string, readonly DemoPlace[]>> = {
  'Data Analyst': ['Porto', 'Lisbon', 'Porto'].map((city) => ({ city, country: 'Portugal', currency: 'EUR', factor: 0.4 })),
}

export const BENEFITS = list(
  '30 days of leave and the days between the years|A pension with a contribution of ours|Four weeks in which you learn the job without pressure|A budget of 1,500 for training every year|Parental leave with full pay for 16 weeks|Health insurance from the first day|Work clothes and good tools|Flexible hours around a core of four|A day a year for a cause you choose|Free lunch on Wednesdays|A ticket for public transport|Leave that is planned half a year ahead',
)
