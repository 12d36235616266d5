/** Questions about social welfare: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WELFARE_JA: Words = {
  'ie.ask.welfare-appeal-days': {
    says: '今すぐSocial Welfare Appeals Officeに不服申立てを送ってください。法律では60日ですが、手紙に21日とあれば21日を守ってください。どの事実が違うかを書き、証拠を付けてください。無料です。',
  },
  'ie.ask.welfare-while-waiting': {
    says: '今日、Intreoの窓口でSupplementary Welfare Allowanceを申請してください。生活費が足りない人のための給付で、不服申立ての間も受けられます。',
  },
  'ie.ask.welfare-overpaid': {
    says: '決定書と、それぞれの額の計算を求めます。誤りなら60日以内に無料で不服を申し立てます。正しければ、払える額を伝えます。同意がなければ、週の支給額の15%までしか取れません。',
  },
  'ie.ask.benefit': {
    says: '理由を求めてください。まちがっているなら、60日以内に不服を申し立てます。正しいなら、毎週払える額を伝えます。',
  },
  'ie.ask.welfare-refused': {
    says: '役所に見直しを頼み、決定から60日以内にSocial Welfare Appeals Officeに不服を申し立ててください。無料です。新しい証拠を送ります。',
  },
  'ie.ask.medical-card': {
    says: 'まず、医師の手紙や実際の費用など足りなかった証拠を付けて、HSEに見直しを求めてください。病気で生活が苦しくなる場合は、所得の上限を超えてもカードが出ることがあります。HSEのNational Appeals Officeに不服を申し立てることもできます。決定から21日以内に出してください。Social Welfare Appeals Officeではありません。',
  },
}
