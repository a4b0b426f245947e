import { users } from '@jobapply/server/platform/auth/table'
import { eq, sql } from 'drizzle-orm'
import type { openProduct } from './in-process.ts'

type Product = Awaited<ReturnType<typeof openProduct>>

/** A person who has been through the wizard, with this many sent applications of half a year; answers the id and a session's cookie. */
export async function addApplicant({ platform, addPerson }: Product, email: string, applications: number) {
  const { system } = platform.database
  await addPerson(email)
  const [person] = await system.select({ id: users.id }).from(users).where(eq(users.email, email))
  const userId = person?.id ?? ''
  await system.execute(sql`update profiles set onboarding_finished_at = now() where user_id = ${userId}`)
  await system.execute(sql`
    insert into job_applications (user_id, job_id, job_title, company, location, source, status, posting, score, applied_at, created_at, updated_at)
    select ${userId}, 'bench:' || n, (array['Transport Planner', 'Nurse', 'Baker', 'Electrician'])[1 + n % 4] || ' ' || n, 'Company ' || n % 900,
      (array['Rotterdam', 'Malmö', 'London'])[1 + n % 3], 'Bench',
      (array['applied', 'applied', 'under-review', 'interview', 'offer', 'rejected', 'withdrawn'])[1 + n % 7], repeat(md5(n::text) || ' ', 120),
      n % 101, now() - n * interval '50 minutes', now() - n * interval '50 minutes', now() - n * interval '45 minutes'
    from generate_series(1, ${applications}::int) n`)
  await system.execute(sql`
    insert into application_history (user_id, application_id, at, "column", "from", "to", by)
    select user_id, id, created_at, 'status', null, status, 'you' from job_applications where user_id = ${userId}`)
  const cookie = (await platform.access.startSession(userId, '127.0.0.1', 'bench')).split(';')[0] ?? ''
  return { userId, cookie }
}
