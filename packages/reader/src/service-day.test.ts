/** Times that run from the day on which a paper is served or reaches the reader, in the languages beside English. The letters are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { readInItsLanguage } from './read-in-its-language.ts'

const limitOf = async (country: CountryCode, text: string) =>
  (await readInItsLanguage(text, { country })).deadline

test.each([
  [
    'be',
    'Gemeente Tarnwijk\nDienst GAS\n3 maart 2026\n\nGeachte mevrouw Quill,\n\nU kreeg een administratieve geldboete van 58,00 EUR. Dit bedrag moet worden betaald binnen 30 dagen na kennisgeving van deze brief.',
    30,
  ],
  [
    'ch',
    'Kanton Tarn, Amt für Migration\n4. Mai 2026\n\nVerfügung\n\nSehr geehrter Herr Quill\n\nDas Gesuch wird abgewiesen. Gegen diese Verfügung kann innert 30 Tagen seit Mitteilung Rekurs erhoben werden.',
    30,
  ],
  [
    'fr',
    'Tarn Recouvrement\nLyon, le 4 mai 2026\n\nMise en demeure\n\nMadame,\n\nVous devez régler 412,00 € dans un délai de huit jours à compter de la première présentation de ce courrier.',
    8,
  ],
  [
    'fr',
    'Commune de Tarnoy\n12 mai 2026\n\nMadame Quill,\n\nVous disposez de quinze jours après remise du présent arrêté pour présenter vos observations.',
    15,
  ],
  [
    'it',
    'Comune di Tarn\n4 maggio 2026\n\nGentile signora, la domanda è respinta. Può presentare ricorso entro 60 giorni dalla comunicazione del presente provvedimento.',
    60,
  ],
  [
    'es',
    'Gestoría Tarn S.L.\n4 de mayo de 2026\n\nEstimado Sr. Quill: le requerimos el pago de 300,00 euros en el plazo de cinco días desde la entrega de este burofax.',
    5,
  ],
] as const)('has no day where the paper prints none, in %s', async (country, text, days) => {
  expect(await limitOf(country, text)).toMatchObject({ iso: null, relativeDays: days })
})

test('a notice that counts from its own date has one', async () => {
  const text =
    'Tarn Incasso B.V.\n4 mei 2026\n\nGeachte heer, betaal € 90,00 binnen 14 dagen na de datum van deze kennisgeving.'
  expect((await limitOf('nl', text))?.iso).toBe('2026-05-18')
})

test.each([
  [
    'de',
    'AMTSGERICHT TARNSTADT\n\nStrafbefehl\n\nAusgestellt             2. März 2026\nZustellung (PZU)        6. März 2026\n\nIn der Strafsache gegen Rolf Quill wird eine Geldstrafe von 30 Tagessätzen zu je 40,00 EUR festgesetzt. Gegen diesen Strafbefehl kann binnen zwei Wochen nach Zustellung Einspruch eingelegt werden.',
    '2026-03-20',
  ],
  [
    'fr',
    "TRIBUNAL JUDICIAIRE DE TARN\nOrdonnance d'injonction de payer\nDate de signification : 9 mars 2026\n\nVous devez payer 900,00 €. Vous disposez de 30 jours à compter de la signification pour former opposition.",
    '2026-04-08',
  ],
  [
    'it',
    'Comune di Tarn - Polizia Locale\nVerbale n. 4410/2026 del 2 marzo 2026\nData di notifica: 9 marzo 2026\n\nViolazione art. 142 C.d.S. Deve pagare € 173,00 entro 60 giorni dalla notifica.',
    '2026-05-08',
  ],
] as const)(
  'is counted from the day of service beside its label, in %s',
  async (country, text, iso) => {
    expect((await limitOf(country, text))?.iso).toBe(iso)
  },
)

test.each([
  [
    'de',
    'Amtsgericht Tarn\nStrafbefehl\n2. März 2026\n\nEinspruchsfrist         20. März 2026\n\nGegen Rolf Quill wird eine Geldstrafe von 30 Tagessätzen zu je 40,00 EUR festgesetzt.',
  ],
  [
    'fr',
    'Préfecture de la Tarnelle\n2 mars 2026\n\nMadame, votre permis est suspendu.\n\nDélai de recours : 20 mars 2026.',
  ],
  [
    'nl',
    'Rechtbank Tarn\nVerstekvonnis\n2 maart 2026\nVerzettermijn: 20 maart 2026\n\nDe kantonrechter veroordeelt u tot betaling van € 800,00.',
  ],
] as const)('a day behind the name of the time is the last one, in %s', async (country, text) => {
  expect((await limitOf(country, text))?.iso).toBe('2026-03-20')
})

test.each([
  [
    'it',
    'Comune di Tarn - Polizia Locale\nVerbale n. 71/2026\n4 maggio 2026\n\nSanzione € 87,00.\n\nRicorsi: entro 60 giorni dalla notifica al Prefetto oppure entro 30 giorni al Giudice di Pace.\n\nDecorsi 60 giorni, il presente verbale diventa titolo esecutivo.',
  ],
  [
    'es',
    'Ayuntamiento de Tarn\nDenuncia 71/2026\n4 de mayo de 2026\n\nMulta de 90,00 euros. Puede pagar en el plazo de veinte días naturales desde la notificación o presentar recurso en el plazo de un mes.',
  ],
  [
    'fr',
    'Ville de Tarn\n4 mai 2026\n\nForfait de post-stationnement : 35,00 €. Vous pouvez payer dans les trois mois suivant la notification ou former un recours dans un délai de trente jours.',
  ],
  [
    'de',
    'Stadt Tarn, Bußgeldstelle\nBußgeldbescheid vom 4. Mai 2026\n\nGeldbuße 70,00 EUR. Sie können binnen zwei Wochen nach Zustellung Einspruch einlegen oder innerhalb von vier Wochen zahlen.',
  ],
] as const)(
  'a second time joined to one from the service has no day either, in %s',
  async (country, text) => {
    const { statedDeadlines } = await readInItsLanguage(text, { country })
    expect(statedDeadlines.length).toBeGreaterThan(1)
    expect(statedDeadlines.every(({ iso }) => iso === null)).toBe(true)
  },
)

test.each([
  'Verwerkt u de brief niet binnen 8 dagen na ontvangst, bel ons. Betaal € 90,00 binnen 14 dagen.',
  'Reageer binnen 8 dagen na ontvangst. En betaal € 90,00 binnen 14 dagen.',
])('a time in a sentence of its own runs from the letter: %s', async (words) => {
  const { statedDeadlines } = await readInItsLanguage(
    `Tarn Incasso B.V.\n4 mei 2026\n\nGeachte heer,\n\n${words}`,
    { country: 'nl' },
  )
  expect(statedDeadlines.at(-1)?.iso).toBe('2026-05-18')
})
