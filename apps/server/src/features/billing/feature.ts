import { defineFeature } from '#platform/feature'
import { fill } from './demo.ts'
import * as personal from './personal.ts'
import { billingRouter } from './router.ts'
import { billingRoutes } from './routes.ts'
import { billingTasks } from './tasks.ts'

export const billing = defineFeature({
  name: 'billing',
  router: billingRouter,
  routes: billingRoutes,
  tasks: billingTasks,
  access: {
    plan_configurations: 'read',
    user_subscriptions: 'read',
    subscribers: 'read',
    payment_customers: 'read',
    payment_events: 'read',
    quota_uses: 'own rows',
    local_stripe_objects: 'read',
  },
  personal: {
    tables: ['user_subscriptions', 'subscribers', 'payment_customers', 'payment_events', 'quota_uses', 'local_stripe_objects'],
    ...personal,
  },
  demo: fill,
})
