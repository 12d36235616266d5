import { expect, test } from 'vitest'

import { splitTactic } from './split-tactic.ts'

test('a tactic is taken apart into what to do, its risk and when not to use it', () => {
  expect(
    splitTactic('Pay a little at once. Risk: They may refuse. Not when: It is not your debt.'),
  ).toEqual({
    says: 'Pay a little at once.',
    risk: 'They may refuse.',
    notWhen: 'It is not your debt.',
  })
})

test('a tactic without these parts stays whole', () => {
  expect(splitTactic('Write, do not phone.')).toEqual({
    says: 'Write, do not phone.',
    risk: '',
    notWhen: '',
  })
})
