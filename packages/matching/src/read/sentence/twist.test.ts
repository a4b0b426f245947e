import { readDenial } from '@jobapply/language/negation'
import { expect, test } from 'vitest'
import { readTwist } from './twist.ts'

test.each([
  ['You must have a driving licence', null],
  ['Our tenants must show a driving licence', 'told'],
  ['You check the driving licence of every customer', 'told'],
  ['You keep your driving licence up to date', null],
  ['Renew your driving licence in time', null],
  ['A driving licence was formerly required', 'told'],
  ['This job was originally posted elsewhere, and a driving licence is required', null],
  ['If you move to the depot later, you will need a driving licence', 'supposed'],
  ['If you are appointed, you will need a driving licence', null],
  ['If you have a driving licence, apply now', null],
  ['Wenn Sie eines Tages ins Lager wechseln, brauchen Sie einen Staplerschein', 'supposed'],
  ['Nos locataires doivent présenter un permis de conduire', 'told'],
  ['Antes se exigía permiso de conducir', 'told'],
  ['Os nossos clientes devem mostrar a carteira de motorista', 'told'],
])('%s: %s', (sentence, twist) => expect(readTwist(sentence)).toBe(twist))

test.each([
  ['You must have a driving licence', null],
  ['Nobody without a driving licence can start', 'asked'],
  ['We cannot employ anyone except British citizens', 'asked'],
  ['You can start without a driving licence', 'spared'],
  ['Neither a driving licence nor a car is required', 'spared'],
  ['Everything except a driving licence is required', 'spared'],
  ['Niemand darf ohne Führerschein anfangen', 'asked'],
  ['Weder Führerschein noch Auto sind nötig', 'spared'],
  ['Personne ne commence sans permis de conduire', 'asked'],
  ['Nadie puede empezar sin permiso de conducir', 'asked'],
  ['Ninguém pode começar sem carteira de motorista', 'asked'],
  ['Work remotely from anywhere in Europe', null],
])('what is denied in: %s', (sentence, denial) => expect(readDenial(sentence)).toBe(denial))
