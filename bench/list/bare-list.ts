import { createServer } from 'node:http'
import pg from 'pg'

/** The control of the list bench: what node:http and two prepared questions cost without anything else. */
export type BareStart = { url: string; port: number }

const SESSION = {
  name: 'session',
  text: 'select user_id from sessions where token = $1 and expires_at > now()',
}
const LIST = {
  name: 'list',
  text: `select id, job_id, job_title, company, location, source, status, score, applied_at, created_at, updated_at
    from job_applications where user_id = $1 order by updated_at desc, id desc limit 26`,
}

// Nothing is left behind when the one who started it is gone.
process.once('disconnect', () => process.exit(1))
process.once('message', ({ url, port }: BareStart) => {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  createServer(async (request, response) => {
    for await (const _ of request);
    const { rows } = await pool.query({ ...SESSION, values: [request.headers.cookie] })
    const list = await pool.query({ ...LIST, values: [rows[0]?.user_id] })
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ json: { rows: list.rows } }))
  }).listen(port, '127.0.0.1', () => process.send?.('listening'))
})
