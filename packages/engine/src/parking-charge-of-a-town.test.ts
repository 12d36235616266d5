/** A French parking charge of a town (forfait de post-stationnement): its first notice and its raised stage have other steps (CGCT, L. 2333-87). */
import { expect, test } from 'vitest'

import { analyse } from './analyse.ts'

async function read(text: string) {
  const request = { country: 'fr', language: 'en' } as const
  const { outcome } = await analyse({ text, request, today: '2026-11-23' })
  return outcome.analysis
}

const FIRST =
  "ANTAI\n\nAVIS DE PAIEMENT\nFORFAIT DE POST-STATIONNEMENT\n\nDate d'envoi de l'avis : 16/11/2026\nMontant à payer : 35,00 €\n\nVous devez payer dans les trois mois à compter de la notification de cet avis. À défaut, il sera majoré de 50 € et un titre exécutoire sera émis.\nVous pouvez former un recours administratif préalable obligatoire (RAPO) dans le délai d'un mois."
const RAISED =
  "Trésorerie\nDate d'envoi : 10/11/2026\n\nAVERTISSEMENT - FORFAIT DE POST-STATIONNEMENT MAJORÉ\n\nVous n'avez pas payé dans le délai de trois mois le forfait de 35,00 €. Majoration due à l'État : 50,00 €. Total à payer : 85,00 €."

test('the first notice asks about a surcharge first, and tells both of its times', async () => {
  const page = await read(FIRST)
  expect(page.recommendedActions.step1).toMatch(/No surcharge .* one month .* three months/)
  expect(page.deadlines.map(({ date }) => date)).toEqual(['2026-12-16', '2027-02-16'])
  expect(page.possibleResponses.map(({ title }) => title)).toContain('Contest it to the town first')
  expect(JSON.stringify(page)).not.toMatch(/name the real driver|do not pay the fine/)
})

test('the raised charge goes straight to the parking court, and has no three months left', async () => {
  const page = await read(RAISED)
  expect(page.firstThingsFirst?.realityCheck).toContain('parking court')
  expect(page.firstThingsFirst?.whatTheyWant).toContain('20 %, at least €50')
  expect(JSON.stringify(page.deadlines)).not.toMatch(/RAPO|2027-02/)
})
