import { defineFeature } from '#platform/feature/feature'
import type { Platform } from '#platform/feature/platform'
import type { Route } from '#platform/feature/routes'
import { sendJson } from '#platform/http/exchange'
import { formRoutes } from './forms.ts'
import { newsletterRoutes } from './newsletter.ts'
import { eraseForms } from './store.ts'
import { formMessages, newsletterReaders } from './table.ts'
import { contentTasks } from './tasks.ts'

export const content = defineFeature({
  name: 'content',
  routes: (platform) => [...formRoutes(platform), ...newsletterRoutes(platform), supportRoute(platform)],
  tasks: contentTasks,
  tables: [
    [formMessages, 'read'],
    [newsletterReaders, 'read'],
  ],
  erase: eraseForms,
})

/** What the help page shows of the installation's settings. */
const supportRoute = ({ settings: { SUPPORT_CHAT_URL, SUPPORT_PHONE } }: Platform): Route => ({
  method: 'GET',
  path: '/support-channels',
  door: 'open',
  answer: (exchange) => sendJson(exchange, 200, { chatUrl: SUPPORT_CHAT_URL ?? null, phoneNumber: SUPPORT_PHONE ?? null }),
})
