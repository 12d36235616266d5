import { expect, test } from 'vitest'

import { readInItsLanguage } from './read-in-its-language.ts'
import { read } from './read.ts'

test.each([
  [
    'the town, where its head signs',
    '令和8年11月2日\n〒124-0037\n千川区西新田4-12-6\n大村 由紀子 様\n\n千川区 長 (区民部 納付推進課)\n\n差押事前通知書\n\n保険料86,400円を令和8年11月 2 0日までに完納してください。',
    ['千川区', '2026-11-20'],
  ],
  [
    'the office of the lawyer, not the post that took the letter',
    '賃料請求並びに契約解除通知書\n\n通知人は、令和四年三月二十五日付賃貸借契約により貸しております。賃料合計金二十七万二千円を令和八年十月八日までにお支払いください。\n\n令和八年十月一日\n\n福岡市中央区大名西一丁目五番 那の川法律事務所\n通知人代理人 弁護士 梶原 慎吾\n\nこの郵便物は書留内容証明郵便物として差し出されたことを証明します。 日本郵便株式会社',
    ['那の川法律事務所', '2026-10-08'],
  ],
  [
    'the lawyer, not the client for whom the lawyer writes',
    '通知書\n\n当職は下記のとおり通知いたします。貸付金300,000円を2026年12月10日までにお支払いください。\n\n2026年11月4日\n\n通知人：川端 洋子　代理人弁護士 森 夏子\n被通知人：大村 健 殿',
    ['弁護士 森 夏子', '2026-12-10'],
  ],
  [
    'the lawyer who signs below the client',
    '通知書\n2026年4月2日\n吉村 学 殿\n\n西田 恵 代理人\n弁護士 小野 一樹\n\n当職は、西田 恵の代理人として、貴殿に対し、損害賠償として金850,000円の支払いを求めます。2026年4月20日までにお支払いください。',
    ['弁護士 小野 一樹', '2026-04-20'],
  ],
  [
    'the client, where the lawyer is the reader’s',
    '催告書\n\n被通知人代理人 弁護士 小野 一樹 殿\n\n通知人 西田 恵\n\n貸金300,000円を2026年4月20日までにお支払いください。お支払いがない場合は訴訟を提起します。',
    ['西田 恵', '2026-04-20'],
  ],
])('the sender is %s', async (_what, text, known) => {
  const { senderOrganization, deadline } = await readInItsLanguage(text, { country: 'jp' })
  expect([senderOrganization, deadline?.iso]).toEqual(known)
})

test.each(['東京簡易裁判所', '緑川地方裁判所', '東都家庭裁判所'])(
  '%s above its clerk writes, and no bare court',
  (court) => {
    const text = `令和8年(ロ)第18447号\n\n支払督促\n\n債務者は、債権者に対し、金687,866円を支払え。\n\n令和8年10月21日\n　　　${court}\n　　　　　裁判所書記官　　緑　川　佳　代　　㊞\n\n当裁判所あてに郵送してください。`
    expect(read(text, { country: 'jp' }).senderOrganization).toBe(court)
  },
)

test('a court that is spoken of without its name is no sender', () => {
  const text = '支払督促\n\n債務者は金687,866円を支払え。\n\n裁判所書記官　　緑　川　佳　代'
  expect(read(text, { country: 'jp' }).senderOrganization).not.toBe('裁判所')
})
