/** Questions in Japanese find the answer of a law that is not written in it, and English ones that of Japan. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { answerTo } from './fixtures/asked.ts'

describe('A question in Japanese is answered by the law of', () => {
  test.each<[CountryCode, string, RegExp]>([
    ['gb', '大家が敷金返してくれない', /deposit/],
    ['gb', '執行官は家に入ってこれますか', /let them in/],
    ['gb', 'ボイラーが壊れたのに大家が直してくれない', /heating/],
    ['gb', '父が亡くなり借金がありました。私が払わないといけませんか？', /No, unless/],
    ['gb', '元妻が子供に会わせてくれません。どうしたらいいですか？', /mediator/],
    ['us', '取り立て業者が毎日職場に電話してくる', /tell your boss/],
    ['us', '医療費の借金で給料差し押さえされる？', /judgment/],
    ['us', 'クレジットカードの借金を払わないと刑務所に入りますか？', /jailed/],
    ['us', '店長がチップを取ってしまいます', /tips/],
    ['de', '解雇されました。いつまでに訴えればいいですか？', /three weeks/],
    ['fr', '飛行機が欠航になりました。返金してもらえますか？', /seven days/],
    ['nl', '大家が敷金を返してくれません。', /14 days/],
  ])('%s: %s', async (country, question, answer) => {
    expect(await answerTo([country, question])).toMatch(answer)
  })

  test.each<[CountryCode, string]>([
    ['gb', '明日のロンドンの天気はどうですか？'],
    ['gb', '安いマンションはどこで買えますか？'],
    ['us', 'おばあちゃんのスープはとても美味しいですよね？'],
    ['us', 'ニューヨークでおいしいレストランはどこですか？'],
  ])('%s only where it asks for law: %s', async (country, question) => {
    expect(await answerTo([country, question])).toBe('')
  })

  test('and not by another matter: an insurer that pays nothing is no boss who pays nothing', async () => {
    const answer = await answerTo(['us', '保険会社が保険金を払ってくれません。何ができますか？'])
    expect(answer).not.toMatch(/Wage and Hour/)
  })
})

test.each<[string, RegExp]>([
  ["landlord won't give back my deposit", /normal wear/],
  ['can my landlord raise the rent?', /need not agree/],
  ["my boss hasn't paid my wages", /labour s/],
  ["my ex doesn't pay child support", /family court/],
  ["I can't repay my loans", /Houterasu/],
  ['my visa renewal was denied', /last day/],
])('A question in English is answered by the law of Japan: %s', async (question, answer) => {
  expect(await answerTo(['jp', question])).toMatch(answer)
})
