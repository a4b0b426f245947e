import type { Client, Person } from '#testing/people'

/** What the application's layout asks on every page. */
async function readShell(call: Client) {
  await call.auth.session()
  await call.billing.planInfo()
  await call.billing.setTimeZone({ timeZone: 'UTC' })
  await call.onboarding.state()
  await call.notices.list({})
  await call.applications.overview()
  return call.profiles.list()
}

async function readProfile(call: Client, profileId: string) {
  await call.profiles.get({ id: profileId })
  await call.profiles.listResumes({ id: profileId })
  await call.profiles.reviewResume({ id: profileId })
  await call.preferences.get({ profileId })
  await call.preferences.settings.get({ profileId })
  await call.preferences.automation.get({ profileId })
}

async function readBilling(call: Client, _user_id: string) {
  await call.billing.plans()
  await call.billing.subscriptionStatus()
  await call.billing.userSubscription({ _user_id })
  await call.billing.userApplicationLimit({ _user_id })
  await call.billing.invoices()
  await call.billing.usage()
}

async function readAccount(call: Client) {
  await call.account.me.get()
  await call.account.privacy.get()
  await call.account.deletion.get()
  await call.notices.alerts.get()
  await call.auth.security.get()
  await call.jobs.companies.followed()
  await call.applications.forwarding.get()
  await call.search.unwanted.list()
  await call.applications.inbox.mailbox()
  await call.applications.inbox.cards()
  await call.applications.tasks.feed.get()
}

async function readAdminPanel(call: Client) {
  await call.admin.roles.list()
  await call.admin.plans.list()
}

/** Every page that somebody signed in can read, once. */
export async function readEverything(call: Client, { id }: Person) {
  const profiles = await readShell(call)
  for (const profile of profiles) await readProfile(call, profile.id)
  await readBilling(call, id)
  await readAccount(call)
  await call.insights.dashboard()
  if (await call.auth.isAdmin({ _user_id: id })) await readAdminPanel(call)
}
