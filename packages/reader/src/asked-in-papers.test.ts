/** Days by which something is asked in papers of clubs, offices and neighbours. The texts are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { readInItsLanguage } from './read-in-its-language.ts'

const reading = (country: CountryCode, text: string) => readInItsLanguage(text, { country })

test.each([
  [
    'de',
    'Gartenverein Tarn\n\nLiebe Gartenfreunde,\n\nmeldet eure Gäste für das Fest am Vereinsheim bis zum 12. Juni 2026 bei Gisela an.',
  ],
  [
    'fr',
    'Jardins de Tarn\n\nBulletin de mai 2026\n\nChers amis,\n\ninscrivez-vous à la sortie avant le 12 juin 2026.',
  ],
  [
    'it',
    'Associazione Orti di Tarn\n\nNotiziario maggio 2026\n\nCari soci,\n\nlasciate la lettura nella cassetta entro il 12 giugno 2026.',
  ],
  [
    'nl',
    'Tuinvereniging Tarn\n\nNieuwsbrief mei 2026\n\nBeste tuinders,\n\nlever de meterstand vóór 12 juni 2026 in bij het clubhuis.',
  ],
] as const)('an act asked of all members in %s is a limit: %s', async (country, text) => {
  expect((await reading(country, text)).deadline?.iso).toBe('2026-06-12')
})

test('the Saturday of an outing is not the day of writing, after which nothing earlier would count', async () => {
  const { dates, deadline } = await reading(
    'de',
    'Gartenverein Tarn\nRundbrief Mai 2026\n\nLiebe Gartenfreunde,\n\nmeldet euch bis zum 12. Juni 2026 an. Die Ausfahrt ist am Samstag, den 20. Juni, nach Quill.',
  )
  expect(deadline?.iso).toBe('2026-06-12')
  expect(dates.map(({ role }) => role)).toEqual(['letter', 'deadline', 'other'])
})

test.each(['指定期限', '新納期限', '督促期限'])(
  'the %s of a Japanese reminder is the new day beside the one gone by',
  async (label) => {
    const { deadline } = await reading(
      'jp',
      `督促状\n〒334-0055 田野市東町3-8\n山田 花子 様\n田野市長 桜井 誠\n令和8年10月20日\n\n保険料が納付されておりませんので督促します。\n\n納期限 令和8年9月30日\n${label} 令和8年11月2日\n合計 8,700円\n\n発した日から10日を経過した日までに完納されないときは、財産を差し押さえることがあります。`,
    )
    expect(deadline?.iso).toBe('2026-11-02')
  },
)

test.each([
  [
    'この督促状を発した日から起算して10日を経過した日までに完納されないときは、財産を差し押さえることになります。',
    '2026-10-30',
  ],
  [
    '本状を発送した日から10日を経過した日までに納付がない場合は、滞納処分を行います。',
    '2026-10-30',
  ],
  ['この書面を発した日から14日以内に納付してください。', '2026-11-03'],
] as const)(
  'the time of a Japanese reminder is counted from the day it was sent, before the time to object: %s',
  async (words, iso) => {
    const { deadline } = await reading(
      'jp',
      `督促状\n〒334-0055 田野市東町3-8\n山田 花子 様\n\n保険料 8,700円\n納期限 令和8年9月30日\n\n${words}\n\n不服がある場合は、受け取った日の翌日から起算して3か月以内に審査請求をすることができます。\n\n令和8年10月20日\n田野市長 桜井 誠`,
    )
    expect(deadline?.iso).toBe(iso)
  },
)

test('the time to object that starts on the receipt has no day', async () => {
  const { deadline } = await reading(
    'jp',
    '決定通知書\n令和8年10月20日\n田野市長\n\n給付金の申請を却下します。\n\n不服がある場合は、この決定を受け取った日の翌日から起算して3か月以内に審査請求をすることができます。',
  )
  expect(deadline?.iso).toBeNull()
})
