export { collectSettings as collect, deleteSettings as erase } from './store.ts'
