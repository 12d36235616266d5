/** Times that papers abroad give in whole months, by a loss that follows, or by saying how long the reader has. The letters are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { readInItsLanguage } from './read-in-its-language.ts'

const limitOf = async (country: CountryCode, text: string) =>
  (await readInItsLanguage(text, { country })).deadline

test.each([
  [
    'de',
    'Tarn Wohnen GmbH\n4. Mai 2026\n\nSehr geehrte Frau Quill, wir bitten um Ihre Zustimmung bis zum Ende des zweiten Monats nach Erhalt dieses Schreibens.',
  ],
  [
    'de',
    'Tarn Wohnen GmbH\n4. Mai 2026\n\nSehr geehrte Frau Quill, Sie können bis zum Ablauf des zweiten auf den Zugang dieses Schreibens folgenden Kalendermonats nach Erhalt kündigen.',
  ],
  [
    'fr',
    'Régie Tarn\n4 mai 2026\n\nMadame, vous devez répondre avant la fin du deuxième mois suivant la réception de ce courrier.',
  ],
  [
    'nl',
    'Tarn BV\n4 mei 2026\n\nGeachte heer, reageer voor het einde van de tweede maand na ontvangst van deze brief.',
  ],
  [
    'gb',
    'Tarn Lets Ltd\n4 May 2026\n\nDear Ms Quill, you must reply by the end of the second month after you receive this notice.',
  ],
] as const)('whole months after receipt have no day, in %s', async (country, text) => {
  expect(await limitOf(country, text)).toMatchObject({ iso: null, unit: 'months', from: 'receipt' })
})

test.each([
  [
    'de',
    'Tarn GmbH\n4. Mai 2026\n\nSehr geehrte Frau Quill, für Ihre Entscheidung haben Sie bis zum 30. Juni 2026 Zeit.',
  ],
  ['fr', 'Régie Tarn\n4 mai 2026\n\nMadame, pour vous décider, vous avez jusqu’au 30 juin 2026.'],
  ['nl', 'Tarn BV\n4 mei 2026\n\nGeachte heer, u heeft tot en met 30 juni 2026 de tijd.'],
  [
    'it',
    'Tarn Srl\n4 maggio 2026\n\nGentile signora, per la scelta ha tempo fino al 30 giugno 2026.',
  ],
  [
    'es',
    'Gestoría Tarn SL\n4 de mayo de 2026\n\nEstimada señora Ruiz: para decidir tiene de plazo hasta el 30 de junio de 2026.',
  ],
] as const)('a day up to which the reader has time is a limit, in %s', async (country, text) => {
  expect((await limitOf(country, text))?.iso).toBe('2026-06-30')
})

test.each([
  [
    'de',
    'Tarn GmbH\n4. Mai 2026\n\nSehr geehrte Frau Quill, Sie vermeiden Kosten, wenn die 80,00 € bis zum Ende des Monats hier eingegangen sind.',
  ],
  [
    'fr',
    'Tarn SARL\nLyon, le 4 mai 2026\n\nMadame, veuillez régler la somme de 80,00 € avant la fin du mois prochain.',
  ],
  [
    'it',
    'Tarn S.r.l.\n4 maggio 2026\n\nGentile signora, la preghiamo di pagare 80,00 € entro la fine del prossimo mese.',
  ],
  [
    'nl',
    'Tarn B.V.\n4 mei 2026\n\nGeachte heer, betaal het bedrag van € 80,00 uiterlijk eind volgende maand.',
  ],
] as const)('the end of this or the next month is a limit, in %s', async (country, text) => {
  expect(await limitOf(country, text)).toMatchObject({ what: 'pay' })
})

test.each([
  [
    'fr',
    'Colis Tarn : votre colis sera renvoyé à l’expéditeur sous 24h. Validez votre adresse et votre carte bancaire sur colis-tarn.example',
    1,
  ],
  [
    'de',
    'Tarnbank: Ihr Konto wird in 48 Stunden gesperrt. Bestätigen Sie PIN und TAN auf tarnbank-sicher.example',
    2,
  ],
  [
    'es',
    'Banco Tarn: su cuenta será bloqueada en 24 horas. Confirme su PIN y su tarjeta en banco-tarn.example',
    1,
  ],
  [
    'nl',
    'Tarnbank: uw pas wordt binnen 48 uur geblokkeerd. Bevestig uw pincode op tarnbank.example',
    2,
  ],
] as const)('what will be lost within hours is a limit, in %s', async (country, text, days) => {
  expect(await limitOf(country, text)).toMatchObject({ relativeDays: days })
})

test('cover that stops some days after a letter leads over the later end of the policy', async () => {
  const text =
    'Mutuelle du Tarn\nAlbi, le 4 mai 2026\n\nMise en demeure\n\nMonsieur Quill,\n\nVotre cotisation de 118,00 € reste impayée. Vos garanties seront suspendues trente jours après l’envoi de la présente lettre. Votre contrat sera résilié le 13 juin 2026.'
  expect(await limitOf('fr', text)).toMatchObject({ iso: '2026-06-03', relativeDays: 30 })
})

test('a lower price to pay soon gives way to the time to object', async () => {
  const text =
    "AVIS DE PAIEMENT DU FORFAIT DE POST-STATIONNEMENT\nVille de Tarnes\nDate d'envoi : 06/07/2026\n\nMontant du FPS : 40,00 €\nMontant minoré si paiement avant le 16/07/2026 : 20,00 €\n\nCet avis est réputé reçu cinq jours après la date d'envoi. Vous devez payer dans un délai de trois mois à compter de la notification. Vous pouvez contester par un recours administratif dans le délai d'un mois à compter de la notification."
  expect(await limitOf('fr', text)).toMatchObject({ iso: null, what: 'appeal' })
})

test.each([
  [
    'fr',
    'Énergies du Tarn\nFacture du 4 mai 2026\n\nBonjour,\n\nVotre facture de 61,20 € sera prélevée. Le chèque énergie peut être utilisé en ligne avant le 31 mars 2027.',
  ],
  [
    'de',
    'Tarnmarkt GmbH\n4. Mai 2026\n\nLiebe Kundin,\n\ndanke für Ihren Einkauf. Ihr Gutschein kann bis zum 31. Dezember 2026 in allen Filialen eingelöst werden.',
  ],
] as const)('what may be used until a day asks nothing, in %s', async (country, text) => {
  expect(await limitOf(country, text)).toBeNull()
})

test('the time to object is told in a sentence of its own', async () => {
  const text =
    'Familienkasse Tarn\n12. Februar 2026\n\nSehr geehrter Herr Quill, 1.020,00 EUR sind zu erstatten. Gegen diesen Bescheid ist der Einspruch zulässig. Die Frist dafür beträgt einen Monat nach Bekanntgabe.'
  expect(await limitOf('de', text)).toMatchObject({ unit: 'months', from: 'service' })
})

test('a carrier whose name frauds borrow', async () => {
  const text =
    'Relais Colis : votre colis sera renvoyé sous 24h. Réglez 1,95 EUR et confirmez votre carte ici : colis-suivi.example'
  expect((await readInItsLanguage(text, { country: 'fr' })).documentType).toBe('SCAM_LETTER')
})

test.each([
  [
    'de',
    'Hausverwaltung Tarn KG\n9. März 2026\n\nAnpassung Ihrer Miete\n\nSehr geehrter Herr Quill, bitte stimmen Sie einer Miete von 745,00 € statt bisher 690,00 € zu.',
  ],
  [
    'be',
    'Immo Tarn\n9 maart 2026\n\nIndexering van uw huur\n\nGeachte heer Quill, vanaf april bedraagt uw huur € 745,00 in plaats van € 690,00.',
  ],
] as const)('a higher rent by another name is more than news, in %s', async (country, text) => {
  expect((await readInItsLanguage(text, { country })).urgencyLevel).toBe('medium')
})

test('sums due for a home are rent, though the letter does not say so', async () => {
  const text =
    "Agence du Tarn, mandataire\nAlbi, le 4 mai 2026\n\nMadame, nous n'avons pas enregistré le règlement des sommes dues au titre du logement 4 rue du Lac, soit 812,00 €. Nous vous prions de régler cette somme sous 8 jours."
  expect((await readInItsLanguage(text, { country: 'fr' })).documentType).toBe(
    'RENT_ARREARS_LETTER',
  )
})
