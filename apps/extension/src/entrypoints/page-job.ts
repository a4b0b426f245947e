import '#platform/zod-without-code'
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { readPageJob } from '#applications/here/page-job'

/** Runs once in the page for which the person clicked the toolbar's button, and answers which job it shows. */
export default defineUnlistedScript(() => readPageJob(document, location.href))
