import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Db } from '#platform/db/database'

/**
 * People's database role cannot see or change the queue. This function is its one way in: it adds a task to a queue that declares
 * `fromPeople`, with the options of that queue. It writes the row that pg-boss would write; send-task.test.ts compares the two.
 */
export async function prepareSendTask(owner: pg.Client, queues: readonly string[]): Promise<void> {
  const allowed = `array[${queues.map((name) => owner.escapeLiteral(name)).join(', ')}]::text[]`
  await owner.query(`create or replace function public.send_task(queue text, payload jsonb) returns void
    language plpgsql security definer set search_path = '' as $function$
    begin
      insert into pgboss.job (name, data, start_after, created_on, expire_seconds, deletion_seconds, keep_until, retry_limit,
        retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds)
      select q.name, payload, pgboss.job_now(), pgboss.job_now(), q.expire_seconds, q.deletion_seconds,
        pgboss.job_now() + q.retention_seconds * interval '1s', q.retry_limit,
        q.retry_delay, q.retry_backoff, q.retry_delay_max, q.policy, q.dead_letter, q.heartbeat_seconds
      from pgboss.queue q where q.name = queue and q.name = any(${allowed});
      if not found then
        raise exception 'people may not send a task to the queue %', queue using errcode = 'insufficient_privilege';
      end if;
    end $function$`)
  await owner.query('revoke all on function public.send_task(text, jsonb) from public')
}

export const sendTask = (tx: Db, queue: string, payload: object) =>
  tx.execute(sql`select public.send_task(${queue}, ${JSON.stringify(payload)}::jsonb)`)
