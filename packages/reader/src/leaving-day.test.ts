/** The day on which a home must be given up, where no word of leaving stands before it. The letters are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { readInItsLanguage } from './read-in-its-language.ts'

test.each([
  [
    'fr',
    'Objet : Congé pour reprise\n\nMadame, je vous notifie par la présente le congé du logement loué, avec effet au 31 octobre 2026, date à laquelle vous devrez avoir quitté les lieux.',
  ],
  [
    'fr',
    'Congé pour vente\n\nMonsieur, je vous donne congé du logement que vous louez selon bail conclu à compter du 1er mars 2020, à effet du 31 octobre 2026. Le prix de vente est de 168 000 €.',
  ],
  [
    'de',
    'Kündigung\n\nSehr geehrte Frau Quill, hiermit kündige ich den Mietvertrag über die Wohnung Ringstraße 4 wegen Eigenbedarfs mit Wirkung zum 31. Oktober 2026.\n\nErika Rast (Vermieterin)',
  ],
  [
    'it',
    "Disdetta\n\nGentile signora, Le comunico formale disdetta del contratto di locazione con effetto dal 31 ottobre 2026, data entro la quale dovrà rilasciare l'immobile libero da persone e cose.",
  ],
  [
    'es',
    'BUROFAX\n\nLe comunico que el contrato de arrendamiento quedará resuelto con efectos del 31 de octubre de 2026, fecha en la que deberá dejar la vivienda libre.',
  ],
  [
    'nl',
    'Opzegging huur\n\nGeachte mevrouw Quill, hierbij zeg ik de huurovereenkomst op met ingang van 31 oktober 2026, op welke datum u de woning ontruimd moet opleveren.',
  ],
] as const satisfies readonly (readonly [CountryCode, string])[])(
  'in %s: %s',
  async (country, text) => {
    const { documentType, deadline } = await readInItsLanguage(text, { country })
    expect(documentType).toBe('EVICTION_NOTICE')
    expect(deadline?.iso).toBe('2026-10-31')
  },
)

test.each([
  'I hereby give you notice to quit and deliver up possession of the house, held by you as tenant since 1 September 2019, at noon on Saturday 31 October 2026.',
  'Take notice that you must give up possession of the flat, your home since May 2020, on Saturday 31 October 2026.',
  'You are required to quit the premises which you have occupied since 2018 on Saturday, 31 October 2026.',
])('a weekday and the day on which it was let hide no day to leave: %s', async (sentence) => {
  const text = `NOTICE TO QUIT\n\nTo: Sam Test\n\n${sentence}\n\nAda Quill\n2 July 2026`
  const { deadline } = await readInItsLanguage(text, { country: 'gb' })
  expect(deadline?.iso).toBe('2026-10-31')
})

test('what has been paid since a day is asked no more', async () => {
  const text =
    'Tarn Ltd\n2 July 2026\n\nYour account is overdue. We have had no payment from you since 1 May 2026. Ignore this if you paid since 20 June 2026.'
  const { deadline } = await readInItsLanguage(text, { country: 'gb' })
  expect(deadline).toBeNull()
})

test('an officer who comes on a day to give possession sets that day', async () => {
  const text =
    'EVICTION\nTAKE NOTICE that the enforcement agent of the County Court at Tarnley will attend at 4 Mill Crescent on 15 December 2026 at 10:30am to give possession to the claimant.\nClaim number H00LU772. Form N54'
  expect((await readInItsLanguage(text, { country: 'gb' })).deadline?.iso).toBe('2026-12-15')
})
