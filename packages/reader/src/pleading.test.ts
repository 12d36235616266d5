/** Suits as the other side puts them to the court. The texts are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { readInItsLanguage } from './read-in-its-language.ts'

const SUITS = [
  [
    'de',
    'Rechtsanwältin Petra Quill\nTarnweg 4, 48000 Tarn\n\nAn das Landgericht Tarn\n\n12.03.2026\n\nKlage\n\nder Tarn Bau GmbH - Klägerin -\ngegen\nHerrn Max Muster - Beklagter -\n\nNamens und in Vollmacht der Klägerin erhebe ich Klage und werde beantragen:\n\n1. Der Beklagte wird verurteilt, binnen zwei Wochen 6.412,00 € zu zahlen.',
  ],
  [
    'es',
    'AL JUZGADO DE PRIMERA INSTANCIA DE TARN\n\nD. Luis Quill, procurador de Inmuebles Tarn SL, interpone demanda de desahucio contra el demandado D. Juan Serra.\n\nSUPLICO AL JUZGADO que se condene al demandado a desalojar la finca en el plazo de diez días y a pagar 1.920 euros.',
  ],
  [
    'jp',
    '訴状\n令和8年3月3日\n東京地方裁判所 御中\n原告 株式会社タルン\n被告 山田 花子\n\n請求の趣旨\n1 被告は、原告に対し、金64万円を支払え。\nとの判決を求める。',
  ],
] as const satisfies readonly (readonly [CountryCode, string])[]

test.each(SUITS)(
  'what a suit in %s asks of the court is no judgment and no limit',
  async (country, text) => {
    const { documentType, deadline } = await readInItsLanguage(text, { country })
    expect([documentType, deadline]).toEqual(['COURT_CLAIM', null])
  },
)

test('a summons tells its reader the day to come, whatever it asks of the court', async () => {
  const text =
    "ASSIGNATION DEVANT LE TRIBUNAL JUDICIAIRE DE TARN\n\nA la requête de M. Quill, j'ai donné assignation à Mme Serre d'avoir à comparaître le 12 mai 2026 à 9 heures.\n\nPlaise au tribunal d'ordonner l'expulsion dans le délai de deux mois et de condamner Mme Serre à payer 3 412,00 €."
  const { deadline } = await readInItsLanguage(text, { country: 'fr' })
  expect(deadline).toMatchObject({ iso: '2026-05-12', what: 'attend' })
})

test('a judgment that tells of the suit again has decided', async () => {
  const text =
    'Amtsgericht Tarn\nAz. 12 C 45/26\n\nIm Namen des Volkes\n\nUrteil\n\nin dem Rechtsstreit Quill gegen Muster\n\n1. Der Beklagte wird verurteilt, die Wohnung zu räumen.\n2. Dem Beklagten wird eine Räumungsfrist bis zum 31.08.2026 bewilligt.\n\nDer Kläger hat Klage erhoben. Wir beantragen, schrieb er, den Beklagten zu verurteilen.'
  const { documentType, deadline } = await readInItsLanguage(text, { country: 'de' })
  expect([documentType, deadline?.iso]).toEqual(['COURT_JUDGMENT', '2026-08-31'])
})

test('a lawyer who only threatens with a suit sets the reader a day', async () => {
  const text =
    'Kanzlei Quill\n\n12. November 2026\n\nSehr geehrter Herr Tarn,\n\nnamens und in Vollmacht unserer Mandantin fordern wir Sie auf, 2.150,00 € bis 27. November 2026 zu zahlen. Danach werden wir Klage erheben und beantragen, Sie zu verurteilen.'
  const { deadline } = await readInItsLanguage(text, { country: 'de' })
  expect(deadline?.iso).toBe('2026-11-27')
})
