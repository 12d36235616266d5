/** Frauds in the languages beside English, and the hours that they set. The messages are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { readInItsLanguage } from './read-in-its-language.ts'
import { read } from './read.ts'

const NEW_NUMBER = {
  es: 'Hola papá, se me ha roto el móvil, este es mi número nuevo. Necesito pagar una factura de 940 € y no puedo entrar en el banco. ¿Me la pagas tú? Tiene que estar hecho antes de las 17:30. Gracias.',
  de: 'Hallo Mama, mein Handy ist kaputt, das ist meine neue Nummer. Ich muss heute 1.950 € überweisen und komme nicht in die Banking-App. Kannst du das bis 16 Uhr für mich machen?',
  fr: "Coucou maman, mon téléphone est tombé dans l'eau, voici mon nouveau numéro. Je dois payer une facture de 1 480 € et la banque me bloque. Tu peux faire le virement avant 18h ?",
  it: 'Ciao mamma, mi è caduto il telefono, questo è il mio nuovo numero. Devo pagare una fattura di 870 € e la banca mi blocca. Puoi farmi un bonifico istantaneo entro le 15:00?',
  nl: 'Hoi mam, mijn telefoon is kapot, dit is mijn nieuwe nummer. Ik moet een rekening van 1.250 euro betalen en kan niet in mijn bank. Kun jij het voor 17.00 uur overmaken?',
} as const satisfies Partial<Record<CountryCode, string>>

test.each([
  ['es', 'antes de las 17:30'],
  ['de', 'bis 16 Uhr'],
  ['fr', 'avant 18h'],
  ['it', 'entro le 15:00'],
  ['nl', 'voor 17.00 uur'],
] as const)('an hour of the same day is the limit of a fraud in %s: %s', async (country, quote) => {
  expect(await readInItsLanguage(NEW_NUMBER[country], { country })).toMatchObject({
    documentType: 'SCAM_LETTER',
    deadline: { quote, iso: null },
  })
})

test('the hours of a helpline are no limit', async () => {
  const text =
    'Ihr Konto wurde gesperrt. Bestätigen Sie Ihre TAN unter sparkasse-hilfe.xyz. Unser Sicherheitsdienst ist von 8 bis 16 Uhr da.'
  const { statedDeadlines } = await readInItsLanguage(text, { country: 'de' })
  expect(statedDeadlines.map(({ quote }) => quote)).not.toContain('bis 16 Uhr')
})

test.each([
  '会員登録料の精算が確認できておりません。本日ご連絡なき場合は訴訟手続きに入ります。楽天市場（株）0501234567',
  '【NTTドコモ】有料サイトの利用料に未納があります。本日ご連絡がない場合、裁判手続きを開始します。 03-0000-0000',
  'サイト利用料のお支払い確認ができません。本日ご連絡なき場合、法的措置を取ります。担当 佐野 0312345678',
])('a Japanese bill for nothing is a fraud, whoever is named: %s', async (text) => {
  expect(await readInItsLanguage(text, { country: 'jp' })).toMatchObject({
    documentType: 'SCAM_LETTER',
    senderOrganization: null,
    deadline: { quote: '本日' },
  })
})

test('a bill with its sum and its customer is none', async () => {
  const text =
    'NTTドコモ\n山田 太郎 様\n\n6月分のご利用料金 4,800円 の入金が確認できておりません。至急お支払いください。お支払いがない場合は法的手続きに移行します。'
  const { documentType } = await readInItsLanguage(text, { country: 'jp' })
  expect(documentType).not.toBe('SCAM_LETTER')
})

describe('what is gone by tomorrow, but for a link', () => {
  test.each([
    'Quillfon: Ihre 2.480 Punkte verfallen heute! Jetzt Prämie sichern: quillfon-praemie24.com',
    'Tarnistar: sus 3.120 puntos caducan mañana. Canjéelos aquí: tarnistar-puntos.vip',
    'Poste Quill: i suoi 1.900 punti scadono oggi. Ritiri il premio: https://quill-premi.info/r',
    'Tarn: uw 1.450 punten vervallen morgen. Kies uw cadeau: tarn-punten.shop',
    'Votre solde de 85 € expire demain. Récupérez-le : cashback-quill.com',
    'Vos droits à la formation de 940 € expirent ce soir. Activez-les : ma-formation-cpf.com',
  ])('is a fraud: %s', (text) => {
    expect(read(text).documentType).toBe('SCAM_LETTER')
  })

  test.each([
    'Votre carte de lecteur expire demain. Passez à la médiathèque avec une pièce d’identité.',
    'Ihr Parkschein läuft heute um 18:00 Uhr ab. Verlängern Sie in der App für 2,00 €.',
  ])('is none without one: %s', (text) => {
    expect(read(text).documentType).not.toBe('SCAM_LETTER')
  })
})

describe('dues of the state, to an account that is opened from afar', () => {
  test.each([
    'Beitragsservice von ARD und ZDF\nInkasso-Abteilung\n\nIhr Konto weist 165,24 EUR auf. Zahlen Sie bis 04.05.2026 auf IBAN LT12 3250 0412 3456 7890.',
    'SERAFE Inkasso\n\nOffene Abgabe CHF 335.00. Zahlen Sie innert 5 Tagen auf EE38 2200 2210 2014 5685.',
    'Waterschap Quilland\nAfdeling invordering\n\nU heeft een achterstand van € 212,40. Maak het bedrag binnen 48 uur over op LT60 1010 0123 4567 8901.',
    'Ayuntamiento de Tarnal\n\nMulta de 100,00 €. Transfiera el importe a LT12 3250 0412 3456 7890 en 24 horas.',
  ])('are asked by nobody: %s', (text) => {
    expect(read(text).documentType).toBe('SCAM_LETTER')
  })

  test('are asked at home by the office itself', () => {
    const text = `Rundfunkbeitrag\nBeitragsservice, 50656 Köln\n\nBeitragsnummer 412 889 301\nDatum 02.10.2026\n\nZahlungserinnerung\n\nBitte zahlen Sie 55,08 EUR bis 15.11.2026 auf IBAN DE57 3705 0000 0000 0081 36.`
    expect(read(text).documentType).toBe('TV_LICENCE_LETTER')
  })
})
