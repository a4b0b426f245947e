import { startLocalGoogle } from '@jobapply/server/testing/local-google'

const google = await startLocalGoogle(Number(process.argv[2]))
console.log(`Sign-in with Google is answered by a local page: ${google.issuer}`)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => google.stop())
