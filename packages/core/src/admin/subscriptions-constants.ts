/** The tiers with a list and statistics of their own (spec 3 §2). */
export const TIERS = { professional: 'Professional', premium: 'Premium' } as const
export type Tier = keyof typeof TIERS

/** Revenue, applications and retention look back this far (spec 3 §9). */
export const WINDOW_DAYS = 30
/** The table of payments shows only the latest (spec 3 §9). */
export const MAX_SHOWN_PAYMENTS = 100
/** How many rows of a list the page shows before 'Show all'. */
export const FIRST_ROWS = 5

/** Shown while nobody has either tier (spec 3 §9). */
export const DEMO_ENROLLMENT = {
  professional: {
    totalUsers: 47,
    thisMonth: 12,
    thisWeek: 8,
    monthlyRevenue: 4653,
    avgApplicationsPerDay: 387,
    retentionRate: 84.2,
  },
  premium: {
    totalUsers: 23,
    thisMonth: 6,
    thisWeek: 3,
    monthlyRevenue: 3427,
    avgApplicationsPerDay: 289,
    retentionRate: 91.7,
  },
} as const
export const DEMO_DATA = 'Demo Data'

/** Shown when a block of the page cannot be loaded (spec 3 §8). */
export const ANALYTICS_NOT_LOADED = 'Failed to fetch subscription analytics'
export const ENROLLMENT_NOT_LOADED = 'Failed to fetch enrollment statistics'
export const LIMITED_ACCESS = 'Limited Access: Cannot access user data due to auth restrictions'
export const LISTS_NOT_LOADED = 'Failed to load the user lists'
export const EXPORT_FAILED = "We couldn't make the CSV file. Try again."

/** The files and their columns (spec 3 §9). */
export const CSV_COLUMNS = {
  subscriptions: ['Email', 'Plan', 'Status', 'Created', 'Period Start', 'Period End', 'Trial End', 'Cancel at Period End'],
  payments: ['Type', 'Amount', 'Currency', 'Status', 'Created', 'User Email', 'Processed'],
} as const
export type CsvKind = keyof typeof CSV_COLUMNS
/** Where the files are made: `/exports/subscriptions.csv`. */
export const CSV_FOLDER = '/exports'
