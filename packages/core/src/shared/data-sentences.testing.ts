/** Sentences that database administrators, analysts and backend engineers write in resumes: each opening with each thing and outcome. */
const STATEMENTS = [
  `'select * from orders'`,
  `"SELECT id, total FROM invoices WHERE paid = 0"`,
  `'DELETE FROM staging WHERE day < 30'`,
  `"INSERT INTO audit (id) VALUES (1)"`,
  `'drop table if exists tmp_users'`,
  `"update accounts set plan = 'free'"`,
  `\`TRUNCATE TABLE events\``,
  `(select count(*) from clicks)`,
  `"' OR '1'='1"`,
  `SELECT, INSERT and UPDATE`,
  `DROP TABLE`,
  `ALTER TABLE ... ADD COLUMN`,
  `UNION and SELECT`,
  `WHERE 1=1`,
  `EXEC sp_who2`,
  `DELETE FROM`,
]
const OPENINGS = [
  'Wrote',
  `Fixed the team's`,
  `Reviewed the DBAs'`,
  'Nightly jobs;',
  `O'Neil's "Data Club": taught`,
  'Tuned (and explained)',
]
const OUTCOMES = [
  'tuning guides and trained 12 engineers',
  'migrations -- zero downtime; cut costs by 30%',
  'scripts; select vendors from a shortlist; update the runbook',
  `checks for the analysts' union; selected as lead`,
  '/* documented */ for 40 tables, then C# and PL/SQL; T-SQL',
  `reports where revenue > plan or churn = 0; don't drop users`,
]

export const DATA_SENTENCES = OPENINGS.flatMap((opening) =>
  STATEMENTS.flatMap((statement) => OUTCOMES.map((outcome) => `${opening} ${statement} ${outcome}`)),
)
