export { default } from '@jobapply/server/testing/global-setup'
