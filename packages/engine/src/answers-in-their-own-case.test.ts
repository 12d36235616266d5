/** Questions that sound alike but stand apart: told the office or not, behind with the rent or asked to leave. */
import { expect, test } from 'vitest'

import { rowFor } from './fixtures/asked.ts'

/** The row that the answer rests on. */
test.each([
  [
    'de',
    'Ich habe einen Nebenjob dem Jobcenter nicht gemeldet und jetzt wollen sie 900 Euro zurück. Was kann ich tun?',
    'de.ask-debt.jobcenter-back-not-told',
  ],
  [
    'de',
    'hab dem jobcenter meinen minijob verschwiegen, jetzt rückforderung 1200 €, muss ich das zahlen?',
    'de.ask-debt.jobcenter-back-not-told',
  ],
  [
    'de',
    'habe vergessen dem jobcenter zu sagen dass ich arbeite, jetzt soll ich alles erstatten',
    'de.ask-debt.jobcenter-back-not-told',
  ],
  [
    'de',
    'Jobcenter will Geld zurück obwohl ich alles gemeldet habe',
    'de.ask-debt.jobcenter-back-told',
  ],
  [
    'de',
    'jobcenter will 400 euro zurück, ich hatte den lohn gemeldet',
    'de.ask-debt.jobcenter-back-told',
  ],
  [
    'de',
    'Jobcenter behauptet ich hätte meinen Lohn nicht mitgeteilt und will 600 Euro zurück',
    'de.ask-debt.jobcenter-back',
  ],
  ['jp', '家賃を2か月滞納しています。追い出されますか？', 'jp.ask.rent-behind-out'],
  ['jp', '失業して家賃を2か月払えていません。追い出されますか', 'jp.ask.rent-behind-out'],
  ['jp', '家賃が2か月払えない。退去しないといけませんか', 'jp.ask.rent-behind-out'],
  ['jp', '家賃の滞納が2か月、保証会社が部屋を明け渡せと言う', 'jp.ask.rent-behind-out'],
  ['jp', '家賃が払えない。助けはありますか', 'jp.ask.cannot-pay-rent'],
  ['jp', '家賃を3か月払えていません。鍵を替えられるのですか', 'jp.ask.evict'],
  ['jp', '大家から更新しないので退去してほしいと言われた', 'jp.ask.leave'],
] as const)('in %s: %s', async (country, text, row) => {
  expect(await rowFor(country, text)).toBe(row)
})
