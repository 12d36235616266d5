/** Limits abroad whose day, month or start is told in words. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const deadlineOf = (country: CountryCode, text: string) => read(text, { country }).deadline
const DE =
  'Tarn Parkraum GmbH\nDatum: 02.11.2026\n\nZahlungserinnerung\n\nSehr geehrte Frau Adler,\n\n'
const FR =
  'Assurances Tarn SA\nParis, le 9 novembre 2026\n\nObjet : votre sinistre\n\nMadame,\n\nNous ne pouvons donner une suite favorable à votre demande.\n\n'
const IT =
  'Tarno Recupero S.r.l.\nMilano, 3 novembre 2026\n\nOggetto: sollecito di pagamento\n\nGentile Signora,\n\nil totale dovuto è di € 903,00. '
const NL =
  'UWV\nDatum 10 november 2026\n\nOnderwerp: Uw werkgever heeft een ontslagvergunning voor u aangevraagd\n\nBeste mevrouw Adler,\n\n'

describe('a day in words with a year in figures', () => {
  test.each([
    ['de', `${DE}Bitte zahlen Sie 55,00 € bis spätestens Montag, den sechzehnten November 2026.`],
    ['de', `${DE}Bitte überweisen Sie 55,00 € bis zum sechzehnten November 2026.`],
    [
      'be',
      'Tarn Incasso NV\nDatum: 2 november 2026\n\nAanmaning\n\nGeachte mevrouw,\n\nGelieve 55,00 EUR te betalen uiterlijk op de zestiende november 2026.',
    ],
    [
      'it',
      'Tarno Recupero S.r.l.\nMilano, 2 novembre 2026\n\nSollecito di pagamento\n\nGentile Signora,\n\nLa invitiamo a pagare € 55,00 entro il sedici novembre 2026.',
    ],
  ] as const)('is the limit in %s: %s', (country, text) => {
    expect(deadlineOf(country, text)?.iso).toBe('2026-11-16')
  })

  test('two months and a year are no such day', () => {
    const { dates } = read(`${DE}Offen sind Oktober und November 2026 mit 55,00 €.`, {
      country: 'de',
    })
    expect(dates.map(({ iso }) => iso)).not.toContain('2026-11-01')
    expect(dates.map(({ iso }) => iso)).toContain('2026-11')
  })
})

describe('a time that a polite French request sets', () => {
  test.each([
    'Nous vous remercions de nous faire connaître son nom sous trente jours à compter de la présente.',
    'Nous vous saurions gré de bien vouloir désigner votre expert sous trente jours à compter de la présente.',
    'Je vous remercie de nous indiquer votre choix dans les trente jours à compter de ce courrier.',
    'Nous vous remercions par avance de compléter le questionnaire dans un délai de trente jours.',
  ])('is the limit: %s', (request) => {
    expect(deadlineOf('fr', FR + request)?.iso).toBe('2026-12-09')
  })

  test('thanks for what was done set none', () => {
    expect(
      deadlineOf('fr', `${FR}Nous vous remercions de votre confiance depuis trente jours.`),
    ).toBeNull()
  })
})

describe('the end of a month without its year', () => {
  test.each([
    ['it', `${IT}L'offerta è valida entro e non oltre la fine del mese di novembre.`],
    ['it', `${IT}Può saldare con € 400,00 entro fine novembre.`],
    ['de', `${DE}Zahlen Sie den offenen Betrag von 55,00 € bis Ende November.`],
    [
      'fr',
      'Tarn Recouvrement SAS\nParis, le 3 novembre 2026\n\nMise en demeure\n\nMadame,\n\nVeuillez régler 400,00 € avant la fin du mois de novembre.',
    ],
    [
      'nl',
      'Tarn Incasso B.V.\nDatum 3 november 2026\n\nAanmaning\n\nGeachte mevrouw,\n\nBetaal € 400,00 uiterlijk eind november.',
    ],
  ] as const)('is its last day in %s: %s', (country, text) => {
    expect(deadlineOf(country, text)?.iso).toBe('2026-11-30')
  })

  test('of a month gone by it is that of the next year', () => {
    expect(deadlineOf('it', `${IT}Può saldare con € 400,00 entro la fine di gennaio.`)?.iso).toBe(
      '2027-01-31',
    )
  })

  test('what the sender promises by then is none', () => {
    expect(deadlineOf('it', `${IT}Le risponderemo entro la fine di novembre.`)).toBeNull()
  })
})

describe('an hour of the same day in a Japanese message', () => {
  const message = (limit: string): string =>
    `差出人: +81 90-0000-4417\n受信: 2026年11月18日 12:06\n\n【東都電力】お客様の電気料金のお支払いが確認できておりません。\n未納金額：8,920円\n${limit}お支払いの確認ができない場合、送電を停止いたします。\nhttps://toto-pay.example.top/u/8f3k\nギフトカードの番号をご入力ください。`

  test.each([
    ['本日23時59分までに', '2026-11-18'],
    ['本日18時までに', '2026-11-18'],
    ['本日 17:00までに', '2026-11-18'],
    ['明日12時までに', '2026-11-19'],
  ])('%s is a limit of %s', (limit, iso) => {
    expect(deadlineOf('jp', message(limit))?.iso).toBe(iso)
  })

  test('the hours of a counter are none', () => {
    expect(deadlineOf('jp', message('窓口は本日18時まで開いております。'))).toBeNull()
  })
})

describe('a step after somebody has decided', () => {
  test.each([
    'Wel kunt u na de opzegging binnen 2 maanden na het einde van uw arbeidsovereenkomst naar de kantonrechter.',
    'Na de beslissing kunt u binnen 2 maanden naar de kantonrechter.',
    'Na het besluit kunt u binnen 6 weken bezwaar maken.',
  ])('does not lead over the answer that is asked now: %s', (later) => {
    const text = `${NL}Uw reactie moet uiterlijk 24 november 2026 bij ons binnen zijn. ${later}`
    expect(deadlineOf('nl', text)?.iso).toBe('2026-11-24')
  })

  test('leads where nothing else is asked', () => {
    const text = `${NL}Na de opzegging kunt u binnen 2 maanden naar de kantonrechter.`
    expect(deadlineOf('nl', text)?.unit).toBe('months')
  })
})
