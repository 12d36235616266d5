/** What a paper takes from its reader, and what a question tells of, in the words of each language. The texts are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { readInItsLanguage } from './read-in-its-language.ts'

const urgencyOf = async (country: CountryCode, text: string) =>
  (await readInItsLanguage(text, { country })).urgencyLevel

test.each([
  [
    'a school means to expel',
    'us',
    'Tarn Creek School District 12\n\nOctober 22, 2026\n\nDear Ms Quill:\n\nThe administration is recommending expulsion for the rest of the year. An expulsion hearing will be held on November 4, 2026 at 4:30 p.m. You are requested to appear.',
  ],
  [
    'a licence is suspended',
    'au',
    'Transport for Tarn\n\n19 October 2026\n\nNOTICE OF SUSPENSION\n\nDear Mr Quill\n\nYour licence will be suspended for 3 months from 23 November 2026. You can elect good behaviour instead. You must do so by 23 November 2026.',
  ],
  [
    'a lender warns that it takes the car',
    'nz',
    'REPOSSESSION WARNING NOTICE\n\nFrom: Tarn Motor Finance Limited\n\n11 September 2026\n\nYou are in default. You must pay $489.00 by 2 October 2026. If you do not, we may take possession of the goods and sell them.',
  ],
  [
    'a condominium registers a lien',
    'ca',
    'NOTICE OF LIEN TO OWNER\n\nTarn Condominium Corporation No. 9 intends to register a certificate of lien against your unit. The amount owing is $4,149.61. Pay within 10 days after this notice is given to you.\n\n13 October 2026',
  ],
  [
    'sick pay ends',
    'de',
    'BKK Tarn\n\n11.11.2026\n\nSehr geehrte Frau Quill,\n\nIhr Krankengeld endet am 22.11.2026. Sie können innerhalb eines Monats nach Bekanntgabe Widerspruch einlegen.',
  ],
  [
    'an employer calls to the talk before a dismissal',
    'fr',
    'Menuiserie Tarn SAS\n\nMuret, le 7 décembre 2026\n\nMonsieur,\n\nNous vous prions de bien vouloir venir le mercredi 16 décembre 2026, à 14 h 30, à un entretien préalable de licenciement.',
  ],
  [
    'a car is blocked for a tax',
    'it',
    'Agenzia delle entrate-Riscossione\n\nFerrara, 01/12/2026\n\nCOMUNICAZIONE PREVENTIVA DI FERMO AMMINISTRATIVO\n\nLa invitiamo a pagare la somma di euro 1.874,52 entro 30 giorni dalla notifica di questa comunicazione.',
  ],
  [
    'an allowance is stopped',
    'nl',
    'Gemeente Tarn\n\n3 november 2026\n\nGeachte mevrouw Quill,\n\nWij hebben uw bijstandsuitkering per 1 november beëindigd. U kunt binnen zes weken na de verzenddatum bezwaar maken.',
  ],
] as const)('it is urgent when %s', async (_what, country, text) => {
  expect(await urgencyOf(country, text)).toBe('high')
})

test.each([
  [
    'nl',
    'Hoi, mijn verhuurder appt net dat ik er 1 februari uit moet omdat zijn dochter hier gaat wonen. Ik heb geen brief gehad. Moet ik echt weg? Groetjes Denise',
  ],
  [
    'ch',
    "Bonjour, reçu ce matin la formule officielle de résiliation pour le 31 mars 2027. Ma voisine dit que je n'ai que 30 jours pour contester. Est-ce vrai ?",
  ],
  [
    'es',
    'Hola, me ha llegado carta del SEPE porque trabajé 11 días y no avisé. ¿Me pueden quitar el paro entero? Tengo 10 días para alegar.',
  ],
  [
    'be',
    'Bonjour, mon chef m’a remis une feuille : la firme met fin à mon contrat avec un préavis de quatre semaines. C’est légal après six ans ?',
  ],
  [
    'fr',
    'bonjour, ma propriétaire m’écrit que je dois quitter le studio en mai car sa nièce veut y habiter. est-ce que je peux rester ?',
  ],
  [
    'es',
    'Hola, me reclaman tasas de basura de hace doce años y dicen que si no pago me embargan. ¿No ha prescrito?',
  ],
  [
    'it',
    'Salve, una multa del 2016 arriva solo ora. Se non pago mi mettono il fermo alla moto? È prescritta?',
  ],
  [
    'nl',
    'Hallo, ik was drie dagen ziek en toen stond er op WhatsApp dat ik niet meer hoef te komen. Kan dat zomaar?',
  ],
  [
    'jp',
    'コールセンターで働いています。先週、課長から「次は更新しないので12月31日で終わりです」と言われました。理由は「会社の都合」だけです。まだ間に合いますか?',
  ],
] as const)('a question is urgent when a home or an income goes: %s', async (country, text) => {
  expect(await urgencyOf(country, text)).toBe('high')
})

test('a question about pay and a notice is no small matter', async () => {
  expect(
    await urgencyOf(
      'nz',
      'kia ora, my daughter got told on friday she is "not a good fit" at the cafe, she was on a 90 day trial. they gave her 2 days notice and owe her for two shifts. is there anything she can do?',
    ),
  ).toBe('medium')
})

test('an invitation to a jab is no limit', async () => {
  const { deadline } = await readInItsLanguage(
    'Huisartsenpraktijk Tarn\n\n2 november 2026\n\nU bent uitgenodigd voor de griepprik op 1 december 2026 tussen 10.00 en 12.00 uur.',
    { country: 'nl' },
  )
  expect(deadline).toBeNull()
})

test.each([
  [
    'de',
    'Mein Arbeitgeber hat mir gestern ein Schreiben überreicht: fristlose Kündigung aus wichtigem Grund. Welche Fristen muss ich einhalten?',
  ],
  [
    'ch',
    'Bonjour, un employé de l’office des poursuites m’a remis hier un commandement de payer de 890 francs. Comment me défendre, et jusqu’à quand ?',
  ],
] as const)('a question is urgent when a paper was handed over: %s', async (country, text) => {
  expect(await urgencyOf(country, text)).toBe('high')
})

test.each([
  'My friend signed the bond claim form and lost $220 for cleaning. Can she get it back?',
  'I filled in the insurance claim form for a leak in March and they want more photos. Must I send them?',
])('a claim form that is of no court leaves time: %s', async (text) => {
  expect(await urgencyOf('au', text)).not.toBe('high')
})

test('the claim form of a court leaves none', async () => {
  expect(await urgencyOf('gb', 'I got a claim form for £412 this week. What do I do?')).toBe('high')
})

test.each([
  'Unsere Verwaltung hat uns die Wohnung per 31. März gekündigt, Grund Totalsanierung. Können wir uns wehren?',
  'Mir wurde die Wohnung zum 30. 6. 2027 gekündigt. Was kann ich tun?',
])('a lease that was ended by a day is urgent: %s', async (text) => {
  expect((await readInItsLanguage(text, { country: 'ch' })).urgencyLevel).toBe('high')
})

test('what was ended in the sentence behind the home is something else', async () => {
  const text =
    'Das Studio liegt neben meiner Wohnung. Den Vertrag dort habe ich zum 31. März gekündigt, nun kommt noch eine Rechnung.'
  expect((await readInItsLanguage(text, { country: 'ch' })).urgencyLevel).not.toBe('high')
})
