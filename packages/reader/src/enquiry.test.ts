import { expect, test } from 'vitest'

import { read } from './read.ts'

test.each([
  [
    'a French court that is no labour court',
    'Tribunal judiciaire de Pau\nN° RG 26/00417\n\nASSIGNATION\n\nDemandeur : SA Crédit du Béarn\nDéfendeur : M. Luc Quill\n\nVous êtes assigné à comparaître le 8 décembre 2026 à 9 heures pour un prêt impayé de 4 200 euros.',
  ],
  [
    'a Scottish simple procedure about a card',
    'SIMPLE PROCEDURE\nCLAIM FORM\nSheriff Court: Paisley\nClaimant: Clyde Credit Ltd\nRespondent: Ms Isla Quill\n\nThe claimant says that you owe £1,204.00 under a credit card agreement, a consumer contract, bought by the claimant. Last date for a response 22 December 2026.',
  ],
])('the topic of %s is debt', (_what, text) => {
  expect(read(text).topic).toBe('debt')
})

test('a dismissal is about work', () => {
  const text =
    'Tarn Bakery\n\nDear Jo\n\nYour employment ends today, as the rent of our shop and our debts are too high. You can appeal in five days.'
  expect(read(text, { documentType: 'DISMISSAL_LETTER' }).topic).toBe('employment')
})
