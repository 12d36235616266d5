/** Acts of officers who carry out a judgment. The texts are invented. */
import { expect, test } from 'vitest'

import { readInItsLanguage } from './read-in-its-language.ts'

const ACT =
  "SELARL Quill\nCommissaires de Justice\n\nCOMMANDEMENT DE QUITTER LES LIEUX\n\nL'an deux mille vingt-six et le 9 avril\n\nA la demande de Logis Tarn, en vertu d'un jugement du 4 décembre 2025, je vous fais commandement d'avoir à quitter le logement au plus tard le 9 juin 2026."

test('an order to leave is official, though the firm of the officer has no word of his office', async () => {
  const reading = await readInItsLanguage(ACT, { country: 'fr' })
  expect([reading.senderOrganization, reading.isOfficialDemand]).toEqual(['SELARL Quill', true])
})

test('the day on which the officer writes is no day to leave', async () => {
  const { deadline, statedDeadlines } = await readInItsLanguage(ACT, { country: 'fr' })
  expect(deadline?.iso).toBe('2026-06-09')
  expect(statedDeadlines).toHaveLength(1)
})

test('a notice of a landlord that an officer serves is not official', async () => {
  const text =
    'Maître Odile Quill\nCommissaire de justice\n\nCONGÉ POUR VENDRE\n\nA la requête de M. Paul Tarn, bailleur, je vous donne congé pour le 31 août 2026, date à laquelle vous devrez avoir quitté les lieux.'
  expect((await readInItsLanguage(text, { country: 'fr' })).isOfficialDemand).toBe(false)
})
