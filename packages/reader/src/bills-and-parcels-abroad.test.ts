/** Reminders that set out an old bill, bills of a town, parcels that wait for a fee, and homes that are given notice, abroad. The papers are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

describe('a landlord who ends a lease in Dutch', () => {
  test.each([
    'AANGETEKEND\n\nPiet Tarn\nKaai 4\n9000 Gent\n\nGent, 20 februari 2026\n\nOnderwerp: opzeg van het huurcontract van de studio te Tarnstraat 2\n\nMevrouw,\n\nIk wens het contract op te zeggen mits een opzegtermijn van 6 maanden. De opzeg eindigt op 31 augustus 2026.\n\nHoogachtend,\nPiet Tarn',
    'Beste huurder,\n\nOnderwerp: opzegging van uw huurcontract\n\nIk zal de woning zelf betrekken. De opzegtermijn eindigt op 31 augustus 2026.\n\nMet vriendelijke groet,\nAnn Tarn',
    'Brugge, 2 maart 2026\n\nGeachte heer Quill,\n\nHierbij deel ik u mee dat ik besluit onze huurovereenkomst op te zeggen tegen 30 september 2026.\n\nHoogachtend,\nAnn Tarn',
    'Luik, 2 maart 2026\n\nBetreft: opzegbrief appartement Tarnlaan 3\n\nMevrouw, ik wens het huurcontract op te zeggen. De opzeg gaat in op 1 april 2026 en eindigt op 30 september 2026.\n\nAnn Tarn',
  ])('gives notice of the home: %#', (text) => {
    expect(read(text, { country: 'be' })).toMatchObject({
      documentType: 'EVICTION_NOTICE',
      urgencyLevel: 'high',
    })
  })

  test('a gym that confirms the end of a membership gives none', () => {
    const text =
      'Tarn Fitness BV\n\nBetreft: opzegging van uw abonnement\n\nBeste Ann,\n\nJe abonnement eindigt op 31 augustus 2026. Tot dan ben je welkom.'
    expect(read(text, { country: 'be' }).documentType).not.toBe('EVICTION_NOTICE')
  })
})

describe('a parcel that waits for some euros behind a link', () => {
  test.each([
    [
      'de',
      'Ihre Sendung liegt in unserem Verteilzentrum. Es ist eine kleine Gebühr offen: 1,95 €. Bitte begleichen Sie diese über den folgenden Link, dann stellen wir zu.',
    ],
    [
      'fr',
      'Votre colis est arrivé. Il reste des frais de livraison de 1,99 € à régler avant la remise. Cliquez ici pour payer et choisir une date.',
    ],
    [
      'es',
      'Su paquete está en nuestro almacén. Debe pagar gastos de aduana de 2,64 € para la entrega. Pulse el siguiente enlace.',
    ],
    [
      'it',
      'Il suo pacco è pronto per la consegna. Deve pagare le spese di spedizione di 1,50 €. Usi il seguente link.',
    ],
    [
      'nl',
      'Uw zending staat klaar. U moet nog verzendkosten van € 2,95 betalen: 2,95 EUR. Klik op de link om de levering te plannen.',
    ],
  ] as const)('is a fraud in %s', (country: CountryCode, text) => {
    expect(read(text, { country })).toMatchObject({
      documentType: 'SCAM_LETTER',
      urgencyLevel: 'high',
    })
  })

  test.each([
    'Vielen Dank für Ihre Bestellung Nr. 4471. Versandkosten 4,99 €, bezahlt mit PayPal. Ihre Sendung können Sie über den folgenden Link verfolgen.',
    'Guten Tag, Ihre Sendung kommt heute zwischen 14 und 16 Uhr. Porto von 4,99 € ist bezahlt. Über den folgenden Link wählen Sie einen anderen Tag.',
  ])('is none where a shop or a carrier asks for nothing there: %#', (text) => {
    expect(read(text, { country: 'de' }).documentType).not.toBe('SCAM_LETTER')
  })
})

describe('the day to pay that an old bill printed', () => {
  test.each([
    [
      'nl',
      'Beste mevrouw Quill,\n\nEen vriendelijke herinnering: onderstaande factuur is nog niet betaald.\n\nFactuurnummer: F-118\nFactuurdatum: 16 januari 2026\nVervaldatum: 30 januari 2026\nOpenstaand bedrag: € 70,85\n\nTarn Tuinen B.V.',
    ],
    [
      'be',
      'Betalingsherinnering\n\nBeste Ann,\n\nWij ontvingen nog geen betaling.\n\nOpenstaand bedrag: € 145.00\nVervaldatum: vrijdag 30 januari 2026\nDagen over vervaldatum: 18 dagen\n\nKapper Tarn BV',
    ],
    [
      'de',
      'Zahlungserinnerung\n\nSehr geehrte Frau Quill,\n\nfolgende Rechnung ist noch offen:\n\nRechnungsdatum: 16.01.2026\nFälligkeit: 30.01.2026\nOffener Betrag: 70,85 €\n\nTarn Garten GmbH',
    ],
    [
      'fr',
      "Relance\n\nMadame,\n\nNous n'avons pas reçu le règlement de cette facture impayée.\n\nDate de facture : 16/01/2026\nÉchéance : 30/01/2026\nMontant dû : 70,85 €\n\nTarn Jardins SARL",
    ],
  ] as const)('is no limit in what chases it in %s', (country: CountryCode, text) => {
    const { deadline, dates } = read(text, { country })
    expect(deadline?.iso ?? null).toBeNull()
    expect(dates).toContainEqual(expect.objectContaining({ iso: '2026-01-30', role: 'incident' }))
  })
})

test('a town that bills its yearly tax presses nobody, and one that takes steps does', () => {
  const bill =
    "Comune di Tarno\n\nTassa sui rifiuti (TARI)\n\nC'è un avviso da pagare per la prima rata della TARI.\n\nDevi pagare: 61,00 €\nEntro il: 31/07/2026"
  expect(read(bill, { country: 'it' }).urgencyLevel).toBe('low')
  const chased = `${bill}\n\nSollecito: la rata risulta non pagata. In mancanza procederemo al fermo amministrativo.`
  expect(read(chased, { country: 'it' }).urgencyLevel).not.toBe('low')
})

test('a landlord who claims the right to end the lease at once puts the home at stake', () => {
  const text =
    'Mahnung - Mietrückstand\n\nSehr geehrter Herr Quill,\n\noffen sind 1.380,00 €. Bitte zahlen Sie bis zum 27.11.2026. Ich weise Sie darauf hin, dass ich zur fristlosen Kündigung berechtigt bin.\n\nJan Tarn'
  expect(read(text, { country: 'de' }).urgencyLevel).toBe('high')
})

test('the day on which somebody asked for what is decided is not the day of the decision', () => {
  const text =
    "Préfecture de la Tarne\n\nN° d'arrêté : 31-2026-0007\n\nVU la demande de titre de séjour déposée\nle 5 décembre 2025 par Mme Quill ;\n\nArticle 1 : la demande est rejetée.\n\nFait à Tarnes, le 10 janvier 2026"
  expect(read(text, { country: 'fr' }).dates).toMatchObject([
    { iso: '2025-12-05', role: 'other' },
    { iso: '2026-01-10', role: 'letter' },
  ])
})

describe('who writes', () => {
  test.each([
    [
      'nl',
      'Beste Ann,\n\nFactuur F-118 van € 70,85 staat nog open.\n\nT.n.v.: Bureau Quillema B.V.\n\nMet vriendelijke groet,\n\nAdministratie Bureau Quillema\n\nBureau Quillema B.V. | Kade 3 | 1015 AA Amsterdam',
      /^Bureau Quillema/,
    ],
    [
      'de',
      'Rosa Quill\nAm Wehr 5\n04275 Leipzig\n\nLeipzig, den 12.06.2026\n\nMieterhöhung\n\nSehr geehrte Frau Adler,\n\nich erhöhe die Miete um 4 %. Den Mietspiegel von Leipzig finden Sie unter https://www.leipzig.example/mietspiegel.\n\nMit freundlichen Grüßen\n\nRosa Quill',
      /^Rosa Quill$/,
    ],
  ] as const)('is neither a desk nor a town: %s', (country: CountryCode, text, name) => {
    expect(read(text, { country }).senderOrganization).toMatch(name)
  })

  test('a library signs its reminder', () => {
    const text =
      'Mahnung\n\nSehr geehrte Kundin\n\nDie Ausleihfrist ist abgelaufen: Der Besuch, 12.03.2026.\n\nFreundliche Grüsse\n\nStadtbibliothek Tarnau\nHauptgasse 3, 1700 Tarnau'
    expect(read(text, { country: 'ch' }).senderOrganization).toBe('Stadtbibliothek Tarnau')
  })

  test('a staff office names no house', () => {
    const text =
      'Bonjour,\n\nNous confirmons votre licenciement au 14 février 2026.\n\nCordialement,\nLe service RH'
    expect(read(text, { country: 'fr' }).senderOrganization).toBeNull()
  })
})

test('greetings without ß are Swiss', () => {
  const text =
    'Mahnung\n\nSehr geehrte Kundin\n\nDie Ausleihfrist ist abgelaufen. Bitte bringen Sie das Buch zurück.\n\nFreundliche Grüsse\n\nBibliothek Tarnau'
  expect(read(text).jurisdiction.countryCode).toBe('ch')
})

test('small words between hyphens stay small in a name printed in capitals', () => {
  const text =
    'PRÉFECTURE DE TARN-SUR-QUILLE\n\nTarn, le 10 janvier 2026\n\nMadame,\n\nVotre demande de titre de séjour est rejetée. Vous pouvez saisir le tribunal dans un délai de deux mois.\n\nLe préfet'
  expect(read(text, { country: 'fr' }).senderOrganization).toBe('Préfecture de Tarn-sur-Quille')
})

test.each([
  'De: Ressources Humaines <rh@tarnelle.example>\nÀ: Ann Quill <ann.q@post.example>\nObjet: licenciement\n\nBonjour,\n\nNous confirmons votre licenciement pour motif économique au 14 mars 2026.\n\nLe service RH',
  'Madame,\n\nNous sommes contraints de vous licencier pour motif économique. Votre préavis de deux mois finit le 14 mars 2026.\n\nTarnelle SARL',
  'Madame,\n\nJe vous notifie votre licenciement économique : votre poste est supprimé.\n\nTarnelle SARL',
])('a dismissal in France for want of work is a redundancy: %#', (text) => {
  expect(read(text, { country: 'fr' })).toMatchObject({
    documentType: 'REDUNDANCY_NOTICE',
    senderOrganization: expect.stringMatching(/^Tarnelle/i),
  })
})

test('a dismissal for a fault is none', () => {
  const text =
    'Madame,\n\nJe vous notifie votre licenciement pour faute grave : vous avez quitté votre poste le 3 mars 2026.\n\nTarnelle SARL'
  expect(read(text, { country: 'fr' }).documentType).toBe('DISMISSAL_LETTER')
})
