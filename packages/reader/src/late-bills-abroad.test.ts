/** Bills of other countries that were not paid: their own day, the day that has gone by, and how they press. The letters are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { readInItsLanguage } from './read-in-its-language.ts'

const dayOf = async (country: CountryCode, text: string, iso: string) =>
  (await readInItsLanguage(text, { country })).dates.find((date) => date.iso === iso)?.role

const NOT_PAID = [
  [
    'fr',
    'Bonjour Mme Quill,\n\nNous n’avons pas encore reçu le règlement de votre facture d’eau de 82,10 €, à payer avant le 3 mai 2026. Nous vous invitons à régler cette somme sous 10 jours.\n\nEaux de la Tarnelle',
  ],
  [
    'fr',
    'Madame,\n\nSauf erreur, votre facture d’électricité n’a pas été réglée : 82,10 €, arrivée à échéance le 3 mai 2026. Merci de payer sous 10 jours.\n\nÉlectricité de la Tarnelle',
  ],
  [
    'de',
    'Guten Tag,\n\nIhre Stromrechnung über 82,10 € ist noch nicht eingegangen, zahlbar bis 3. Mai 2026. Bitte zahlen Sie innerhalb von 10 Tagen.\n\nStadtwerke Tarnau GmbH',
  ],
  [
    'it',
    'Gentile cliente,\n\nnon abbiamo ancora ricevuto il pagamento della bolletta della luce di € 82,10, con scadenza il 3 maggio 2026. La invitiamo a pagare entro 10 giorni.\n\nTarno Energia S.p.A.',
  ],
  [
    'nl',
    'Beste klant,\n\nWij hebben uw betaling niet ontvangen voor de factuur voor stroom van € 82,10, met vervaldatum op 3 mei 2026. Gelieve te betalen binnen 10 dagen.\n\nTarnwijk Energie NV',
  ],
] as const satisfies readonly (readonly [CountryCode, string])[]

describe('a sum that did not come', () => {
  test.each(NOT_PAID)('was due on a day that has gone by, in %s: %s', async (country, text) => {
    expect(await dayOf(country, text, '2026-05-03')).toBe('incident')
    expect((await readInItsLanguage(text, { country })).deadline?.relativeDays).toBe(10)
  })

  test('is still to be paid by a day that the next sentence sets', async () => {
    const text =
      'Bonjour Mme Quill,\n\nNous n’avons pas reçu le règlement de votre facture d’eau de 82,10 €. Merci de la payer avant le 3 mai 2026.\n\nEaux de la Tarnelle'
    expect(await dayOf('fr', text, '2026-05-03')).toBe('deadline')
  })
})

test.each([
  [
    'fr',
    'Nous n’avons pas reçu le paiement de votre facture d’eau de 82,10 €. Nous vous invitons à régler cette somme sous 10 jours.\n\nEaux de la Tarnelle',
    'medium',
  ],
  [
    'fr',
    'Voici votre facture d’eau de 82,10 €. Merci de la régler avant le 3 mai 2026.\n\nEaux de la Tarnelle',
    'low',
  ],
] as const)('a bill for water in %s: %s', async (country, words, urgency) => {
  const { urgencyLevel } = await readInItsLanguage(`Bonjour Mme Quill,\n\n${words}`, { country })
  expect(urgencyLevel).toBe(urgency)
})

describe('the day below the text', () => {
  test.each([
    ['fr', 'Courrier du 21 mai 2026', 'Vous devez payer 82,10 € sous 10 jours.'],
    ['fr', 'Lettre datée du 21 mai 2026', 'Vous devez payer 82,10 € sous 10 jours.'],
    ['de', 'Schreiben vom 21. Mai 2026', 'Bitte zahlen Sie 82,10 € innerhalb von 10 Tagen.'],
    ['it', 'Lettera del 21 maggio 2026', 'La invitiamo a pagare € 82,10 entro 10 giorni.'],
    ['es', 'Carta de 21 de mayo de 2026', 'Debe pagar 82,10 € en el plazo de 10 días.'],
  ] as const)('is that of the letter, in %s: %s', async (country, foot, words) => {
    const text = `${words}\n\nTarnelle Energie SA\n\n${foot}\nTarnelle Energie SA`
    expect(await dayOf(country, text, '2026-05-21')).toBe('letter')
  })

  test.each([
    ['fr', 'Objet : votre courrier du 21 mai 2026'],
    ['de', 'Ihr Schreiben vom 21. Mai 2026'],
  ] as const)('is none where the reader wrote, in %s: %s', async (country, line) => {
    const text = `Tarnelle Energie SA\n\n2 juin 2026\n\n${line}\n\nMadame,\n\nVous devez payer 82,10 €.`
    expect(await dayOf(country, text, '2026-05-21')).not.toBe('letter')
  })
})

test.each([
  ['Quellis SA au capital de 2 084 365 041 euros - 552 081 317 RCS Paris', 'Quellis SA'],
  [
    'Eaux de la Tarnelle SAS au capital de 50 000 € - RCS Albi 812 114 996',
    'Eaux de la Tarnelle SAS',
  ],
])('the capital of a house is no part of its name: %s', async (foot, name) => {
  const text = `Bonjour Mme Quill,\n\nVotre facture de 82,10 € n’est pas payée. Merci de la régler sous 10 jours.\n\nÀ bientôt,\nVotre conseiller\n\n${foot}`
  expect((await readInItsLanguage(text, { country: 'fr' })).senderOrganization).toBe(name)
})

const limitOf = async (country: CountryCode, text: string) =>
  (await readInItsLanguage(text, { country })).deadline

describe('a sum that has to come in a set time', () => {
  test.each([
    [
      'de',
      'Sollten wir den Gesamtbetrag nicht innerhalb von 7 Tagen erhalten, beauftragen wir einen Anwalt.',
    ],
    ['de', 'Falls die Summe uns nicht binnen 7 Tagen vorliegt, beauftragen wir einen Anwalt.'],
    [
      'de',
      'Wenn wir Ihre Restzahlung nicht innerhalb von 7 Tagen erhalten, folgt ein Mahnbescheid.',
    ],
    [
      'fr',
      'Si nous n’avons pas reçu la totalité sous 7 jours, le dossier ira à un commissaire de justice.',
    ],
    [
      'fr',
      'Si nous ne recevons pas cette somme dans les 7 jours, le dossier ira à un commissaire de justice.',
    ],
  ] as const)('is asked for, in %s: %s', async (country, words) => {
    const limit = await limitOf(country, `Tarnelle SA\n\nFacture 4471 : 82,10 €.\n\n${words}`)
    expect(limit?.relativeDays).toBe(7)
  })

  test.each([
    [
      'nl',
      'Beste Mira,\n\nWe storten het bedrag van 15,00 euro binnen de vijf werkdagen op je rekening. Je hoeft niets te doen.\n\nTarnfonds',
    ],
    [
      'fr',
      'Bonjour,\n\nLe montant de 15,00 € sera versé sur votre compte sous 5 jours.\n\nMutuelle Tarnelle',
    ],
    [
      'de',
      'Guten Tag,\n\nder Betrag von 15,00 € wird innerhalb von 5 Tagen Ihrem Konto gutgeschrieben.\n\nBKK Tarnau',
    ],
    [
      'it',
      'Gentile signora,\n\naccrediteremo € 15,00 entro 5 giorni sul Suo conto.\n\nMutua Tarno',
    ],
    [
      'es',
      'Estimada señora:\n\nLe ingresaremos 15,00 € en el plazo de 5 días en su cuenta.\n\nMutua Tarnés',
    ],
  ] as const)('is none where the sender pays, in %s: %s', async (country, text) => {
    expect(await limitOf(country, text)).toBeNull()
  })

  test('is one where the money comes only to whoever answers', async () => {
    const limit = await limitOf(
      'de',
      'BKK Tarnau\n\nGuten Tag,\n\nSenden Sie uns Ihre Bankverbindung innerhalb von 5 Tagen, sobald sie vorliegt, wird Ihrem Konto der Betrag gutgeschrieben.',
    )
    expect(limit?.relativeDays).toBe(5)
  })
})

describe('a way to pay at once', () => {
  const SUM = 'Tarn Recouvrement\n\nNotre client : Tarnmobile\nMontant à régler : 127,94 €\n\n'
  test.each([
    ['fr', `${SUM}Monsieur,\n\nVous pouvez immédiatement régler par carte bancaire.`],
    ['de', 'Tarn Inkasso GmbH\n\nOffen: 127,94 €\n\nSie können den Betrag sofort online bezahlen.'],
    ['it', 'Tarno Recupero Crediti\n\nDebito: € 127,94\n\nLei può subito pagare con la carta.'],
    ['nl', 'Tarn Incasso BV\n\nOpenstaand: € 127,94\n\nU kunt onmiddellijk betalen via onze site.'],
  ] as const)('is no time to pay, in %s: %s', async (country, text) => {
    expect(await limitOf(country, text)).toBeNull()
  })

  test.each([
    ['fr', `${SUM}Monsieur,\n\nVous devez immédiatement régler cette somme.`],
    ['de', 'Tarn Inkasso GmbH\n\nOffen: 127,94 €\n\nBitte zahlen Sie den Betrag sofort.'],
  ] as const)('is one where it must be, in %s: %s', async (country, text) => {
    expect(await limitOf(country, text)).not.toBeNull()
  })
})

test.each([
  [
    'de',
    'müssen wir unserem Auftraggeber die Einleitung des gerichtlichen Mahnverfahrens empfehlen',
  ],
  ['de', 'kommt es zur Klageerhebung'],
  ['de', 'bleibt nur das Mahnverfahren'],
  ['fr', 'notre service contentieux entamera les démarches judiciaires'],
  ['be', 'nous pourrons entamer une procédure devant le juge de paix'],
  ['it', 'il creditore si rivolgerà al Giudice di Pace'],
  ['es', 'nuestro cliente iniciará un procedimiento monitorio'],
] as const)(
  'a court that is named as the next step is a threat, in %s: %s',
  async (country, step) => {
    const language = { de: 'Wenn Sie nicht zahlen, ', it: 'In mancanza di pagamento, ' }
    const opening =
      language[country as 'de'] ?? (country === 'es' ? 'Si no paga, ' : 'Sans règlement, ')
    const { threats } = await readInItsLanguage(
      `Tarn Inkasso\n\n4. 5. 2026\n\nTotal: 82,10 €\n\n${opening}${step}.`,
      { country },
    )
    expect(threats.map(({ kind }) => kind)).toContain('court')
  },
)
