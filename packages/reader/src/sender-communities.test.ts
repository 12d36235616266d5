/** Who sends a letter that has no letterhead. The texts are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { readInItsLanguage } from './read-in-its-language.ts'

const senderOf = async (country: CountryCode, text: string) =>
  (await readInItsLanguage(text, { country })).senderOrganization

test.each([
  [
    'a house that the payment is to be named by',
    'it',
    "Oggetto: Sollecito rate condominiali\n\nGentile Ada Tarno,\n\nrisulta non pagata la 1ª rata 2026 di € 180,00.\n\nLa invitiamo a pagare entro 10 giorni dalla ricezione.\nCausale: Condominio Viale Marsala 14 - int. 2\n\nDistinti saluti,\nL'Amministratore",
    'Condominio Viale Marsala 14',
  ],
  [
    'a house whose meeting it is',
    'it',
    'CONVOCAZIONE ASSEMBLEA\nAssemblea straordinaria del condominio "I Tigli"\n\nGentile condomino,\nè indetta per venerdì 3 aprile 2026 alle ore 19:00 l\'assemblea.\n\nORDINE DEL GIORNO\n1. Rifacimento del tetto',
    'Condominio "I Tigli"',
  ],
  [
    'one person who is the firm',
    'ch',
    'Zweite Mahnung\n\nRechnung: R-77\nOffener Betrag: CHF 310.00\n\nBitte zahlen Sie innert 10 Tagen.\n\nFreundliche Grüsse\nAda Marsh\n\nAda Marsh | Media Studio & Print\nHauptstrasse 3 | 3000 Bern',
    'Ada Marsh',
  ],
  [
    'whoever will go to court, and not the person above the address',
    'es',
    'Lucía Marta Quilla Sanz\n\nC/ Alfareros 12, 2.º B\n45600 Talavera\n\nEn Madrid, a 3 de junio de 2026\n\nMuy Sres. nuestros,\n\nEn relación con el préstamo n.º 4471-20, y ante el impago de las cuotas, hemos procedido a dar por vencida la deuda. Le requerimos el pago de la cantidad adeudada de 4.210,00 € en el plazo de 10 días naturales.\n\nEn caso de no atender el pago, Tarnab iniciará las acciones legales que procedan.',
    'Tarnab',
  ],
  [
    'a society with its own name in quotation marks',
    'de',
    'Kulturverein „Alte Mühle“ e. V.\nPost aus der Mühle, Herbst 2026\n\nLiebe Freundinnen und Freunde,\n\ndas Fest hat 240,00 € gebracht. Danke!',
    'Kulturverein "Alte Mühle" e. V',
  ],
  [
    'an officer with an initial',
    'de',
    'Gerichtsvollzieherin\nA. Quill\nAmtsgericht Tarnstadt\nDR I 71/26\n\nHerrn\nSam Marsh\nWeg 2\n12345 Tarnstadt\n\nIch fordere Sie auf, 310,00 EUR binnen zwei Wochen nach Zustellung zu zahlen. Andernfalls lade ich Sie zur Abgabe der Vermögensauskunft.',
    'Gerichtsvollzieherin A. Quill',
  ],
  [
    'the claimant of a writ that opens with its day',
    'nl',
    'DAGVAARDING\n\nHeden, 3 juni 2026, ten verzoeke van Keukenhuis Tarn B.V., gevestigd te Utrecht,\n\nheb ik, mr. P. Marsh, als gerechtsdeurwaarder, geëxploiteerd aan:\n\nSam Quill, wonende te Nieuwegein,\n\nom op 24 juni 2026 om 10:00 uur te verschijnen ter terechtzitting van de Rechtbank Midden-Nederland.\n\nMITSDIEN het de Rechtbank behage gedaagde te veroordelen om € 800,00 te betalen.',
    'Keukenhuis Tarn B.V.',
  ],
  [
    'a shop that thanks for the use of it',
    'jp',
    '件名：【みどり堂.shop】お支払いのお願い\n\nみどり堂.shop をご利用いただきありがとうございます。\n\nお支払いが確認できておりません。\nお支払い期限：2026年6月3日\n合計金額：4,800円',
    'みどり堂.shop',
  ],
] as const)('the sender is %s', async (...[, country, text, sender]) => {
  expect(await senderOf(country, text)).toBe(sender)
})

test('the waterworks of a town are named without their desk, and are official', async () => {
  const reading = await readInItsLanguage(
    '給水停止予告書\n\n令和8年6月3日\n\n石川　美咲　様\n\n水道料金のお支払いが確認できておりません。\n合計　9,200円\n\n未納分 令和8年3・4月分　9,200円\n\nつきましては、令和8年6月18日までに同封の納入通知書によりお支払いください。期限までにお支払いがない場合は給水を停止します。\n\n分割でのお支払いなど、ご事情のある方は下記へご相談ください。\nなお、行き違いでお支払い済みの場合はご容赦ください。\n\n緑川市水道部　料金課\n電話　000-000-0000',
    { country: 'jp' },
  )
  expect(reading).toMatchObject({ senderOrganization: '緑川市水道部', isOfficialDemand: true })
})

test.each([
  [
    'it',
    'CONDOMINIO VIALE LIBIA 14\nViale Libia 14 - 00199 Roma\n\nGent. Sig. Aldo Morani\n\nSollecito di pagamento rate 2026: € 412,00 entro 10 giorni.\n\nL’Amministrazione Condominiale\nStudio Tarno Amministrazioni',
    'Condominio Viale Libia 14',
  ],
  [
    'es',
    'Comunidad de Propietarios Calle Olmo 8\nCalle Olmo 8, 28012 Madrid\n\nEstimado vecino: debe 312,00 € de cuotas. Pague antes del 15/05/2026.\n\nEl Administrador',
    'Comunidad de Propietarios Calle Olmo 8',
  ],
  [
    'fr',
    'Copropriété 12 rue des Lilas\n12 rue des Lilas, 31000 Toulouse\n\nMonsieur, votre compte présente un solde débiteur de 640,00 €. À régler sous 15 jours.\n\nLe syndic',
    'Copropriété 12 rue des Lilas',
  ],
  [
    'be',
    'Syndicat des copropriétaires Rue Haute 41\nRue Haute 41, 1000 Bruxelles\n\nMadame, vos charges de 512,00 € restent impayées. Paiement sous 15 jours.\n\nLe syndic',
    'Syndicat des copropriétaires Rue Haute 41',
  ],
  [
    'nl',
    'VvE Molenstraat 14-20\nMolenstraat 14, 5211 Den Bosch\n\nBeste eigenaar, de bijdrage van € 180,00 is niet ontvangen. Betaal binnen 14 dagen.\n\nHet bestuur',
    'VvE Molenstraat 14-20',
  ],
] as const)('a house of %s that heads its paper in one line', async (country, text, name) => {
  expect(await senderOf(country, text)).toBe(name)
})

test.each([
  [
    'it',
    'Studio Tarno Amministrazioni\nVia Roma 4, 40121 Bologna\n\nOggetto: Condominio Via dei Pini 3 - sollecito\n\nGentile condomino, restano da pagare € 210,00.\n\nStudio Tarno Amministrazioni',
    'Studio Tarno Amministrazioni',
  ],
  [
    'fr',
    'Régie Quillon\n4 rue du Port, 69002 Lyon\n\nObjet : copropriété 12 rue des Lilas\n\nMadame, il reste 640,00 € à payer sous 15 jours.\n\nRégie Quillon',
    'Régie Quillon',
  ],
] as const)(
  'a manager of %s who writes about a house keeps the letter',
  async (country, text, name) => {
    expect(await senderOf(country, text)).toBe(name)
  },
)

test.each([
  [
    'Finanzamt Munchen\nBeispielplatz 1\n\nBitte zahlen Sie 310,00 € bis zum 21.07.2026. Einspruch beim Finanzamt München ist möglich.',
    'Finanzamt München',
  ],
  [
    'Stadtwerke Koln GmbH\nParkgürtel 24\n\nRechnung über 88,00 €, fällig am 03.09.2026. Fragen? Stadtwerke Köln GmbH, Kundenzentrum.',
    'Stadtwerke Köln GmbH',
  ],
] as const)('a scanner that lost the dots in the head: %s', async (text, name) => {
  expect(await senderOf('de', text)).toBe(name)
})
