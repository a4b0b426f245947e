/** What the dashboard and its layout read at the start (dashboard-page.tsx reads ahead the same). */
const CALLS = ['auth/session', 'billing/planInfo', 'onboarding/state', 'insights/dashboard', 'profiles/list']

/**
 * Stands in the head of the start page: its calls are on their way while its scripts are loaded, and not after them. The calls are made as
 * `json-link.ts` makes them, which takes their answers. A call that fails is made again there, so nothing is reported here.
 */
export const EARLY_SCRIPT = `(function () {
var paths = ${JSON.stringify(CALLS)}
var options = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}', redirect: 'manual' }
earlyCalls = {}
paths.forEach(function (path) {
(earlyCalls[path] = fetch('/rpc/' + path, options)).catch(function () {})
})
})()`
