import { defineFeature } from '#platform/feature/feature'
import { fill } from './demo.ts'
import { localStripeObjects } from './local-stripe/table.ts'
import { erase } from './personal.ts'
import { billingRouter } from './router.ts'
import { billingRoutes } from './routes.ts'
import { paymentCustomers, paymentEvents, planConfigurations, quotaUses, subscribers, userSubscriptions } from './table.ts'
import { billingTasks } from './tasks.ts'

export const billing = defineFeature({
  name: 'billing',
  router: billingRouter,
  routes: billingRoutes,
  tasks: billingTasks,
  tables: [
    [planConfigurations, 'read'],
    [userSubscriptions, 'read'],
    [subscribers, 'read'],
    [paymentCustomers, 'read'],
    [paymentEvents, 'read'],
    [quotaUses, 'own rows'],
    [localStripeObjects, 'read'],
  ],
  erase,
  demo: fill,
})
