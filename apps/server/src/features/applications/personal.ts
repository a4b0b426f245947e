export { collectApplications as collect, deleteApplications as erase } from './store.ts'
