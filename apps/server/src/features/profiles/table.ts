import type { Profile } from '@jobapply/core/profiles/schema'
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#platform/auth/table'
import { timestampColumn } from '#platform/db/columns'
import { ownRowsOnly } from '#platform/db/roles'

const list = <Field extends keyof Profile>(name: Field) => jsonb(name).$type<Profile[Field]>().notNull().default(sql`'[]'`)
const option = <Field extends keyof Profile>(name: Field) => text(name).$type<Profile[Field]>()

/** A resume-style profile, with its job preferences; its keys are the specification's names (spec 2 §3.1). */
export const userProfiles = pgTable(
  'user_profiles',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    profile_name: text('profile_name').notNull(),
    is_primary: boolean('is_primary').notNull().default(false),
    version: integer('version').notNull().default(1),
    onboardingFields: jsonb('onboarding_fields').$type<Profile['onboardingFields']>().notNull().default(sql`'[]'`),
    uploaded_resume_url: text('uploaded_resume_url'),
    uploaded_resume_filename: text('uploaded_resume_filename'),
    created_at: timestampColumn('created_at').notNull().defaultNow(),
    updated_at: timestampColumn('updated_at').notNull().defaultNow(),

    full_name: text('full_name'),
    email: text('email'),
    phone: text('phone'),
    country_code: text('country_code'),
    gender: option('gender'),
    address: text('address'),
    citizenship: text('citizenship'),
    professional_summary: text('professional_summary'),
    linkedin_url: text('linkedin_url'),
    personal_website: text('personal_website'),
    portfolio_url: text('portfolio_url'),
    github_url: text('github_url'),
    location_city: text('location_city'),
    location_state: text('location_state'),
    location_country: text('location_country'),
    location_zip_code: text('location_zip_code'),
    profile_references: list('profile_references'),

    desired_job_title: text('desired_job_title'),
    desired_location_city: text('desired_location_city'),
    desired_location_state: text('desired_location_state'),
    desired_salary_min: integer('desired_salary_min'),
    desired_salary_max: integer('desired_salary_max'),
    current_salary: integer('current_salary'),
    current_salary_currency: option('current_salary_currency'),
    expected_salary_currency: option('expected_salary_currency'),
    total_experience: numeric('total_experience', { precision: 3, scale: 1, mode: 'number' }),
    highest_education_level: option('highest_education_level'),
    expected_joining_date: date('expected_joining_date', { mode: 'string' }),
    work_authorization: option('work_authorization'),
    security_clearance: option('security_clearance'),
    active_security_clearance: option('active_security_clearance'),
    driving_license: option('driving_license'),
    travel_availability: option('travel_availability'),
    veteran_status: option('veteran_status'),
    disability_status: option('disability_status'),
    race_ethnicity: option('race_ethnicity'),
    companies_to_exclude: jsonb('companies_to_exclude').$type<Profile['companies_to_exclude']>(),
    willing_to_relocate: boolean('willing_to_relocate'),
    work_authorization_entries: jsonb('work_authorization_entries').$type<Profile['work_authorization_entries']>(),
    automation_is_active: boolean('automation_is_active').notNull().default(false),
    automation_job_types: list('automation_job_types'),
    /** What the preferences feature keeps of the auto-apply settings beside the columns above. */
    automation_settings: jsonb('automation_settings').$type<Record<string, unknown>>(),

    experience: list('experience'),
    projects: list('projects'),
    volunteer_experience: list('volunteer_experience'),
    education: list('education'),
    publications: list('publications'),
    certifications: list('certifications'),
    awards: list('awards'),
    technical_skills: list('technical_skills'),
    technical_skill_levels: jsonb('technical_skill_levels').$type<Profile['technical_skill_levels']>().notNull().default({}),
    soft_skills: list('soft_skills'),
    management_skills: list('management_skills'),
    languages: list('languages'),
  },
  (t) => [
    index('user_profiles_user').on(t.user_id),
    uniqueIndex('user_profiles_one_primary').on(t.user_id).where(sql`is_primary`),
    ...ownRowsOnly(t.user_id),
  ],
)
