import { expect, test } from 'vitest'
import { openingsOf } from './openings.ts'

test.each([
  [
    ['without', 'no longer needed'],
    ['without', 'no$'],
  ],
  [['(?:was|were) required'], ['was$', 'were$']],
  [['(?:you (?:will )?)?(?:check|fil)(?:s|ing)?'], ['you$', 'check', 'fil']],
  [['card ?holders?'], ['card']],
  [
    ["n'est pas", 'außer', 'à moins'],
    ['n$', 'au', 'a$'],
  ],
  [['früher|damals'], ['fruher', 'damals']],
  [['\\p{L}+kenntnis'], ['']],
  [['clients?'], ['client']],
])('the openings of %j are %j', (sources, openings) => expect(openingsOf(sources)).toEqual(openings))
