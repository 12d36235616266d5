/** Questions about wages, working hours, leave and the place of work: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_AND_HOURS_JA: Words = {
  'it.ask.holiday-left': {
    says: '仕事が終わったら、自分でやめた場合でも、雇い主は取れなかった休暇の分を払います。書留かPECで求めてください。給料の明細があれば、裁判官が早く支払いを命じられます。',
  },
  'it.ask.parental-leave': {
    says: 'あなたの権利で、雇い主は断れません。INPSにネットで申し込み、5日以上前か、労働協約の通りに会社に知らせてください。止められたら、patronatoか労働監督署に行きます。',
  },
  'it.ask.mobbing': {
    says: '日と証人を書き留め、医師に行きましょう。会社に書面で伝えます。健康を守る義務があります。労働組合かconsigliera di paritàへ。金銭を求めるか、正当な理由で辞めてNASpIを受けられます。',
  },
  'it.ask.holiday-days': {
    says: '書面で休暇を求めてください。年に少なくとも4週間あります。2週間はその年に、残りはその後18か月以内に取ります。',
  },
  'it.ask.minimum-wage': {
    says: 'いいえ、イタリアには法律で決まった最低賃金がありません。仕事ごとの全国労働協約（CCNL）と憲法によります。給料は人らしい生活に足りなければなりません。契約が認めていても、低すぎる給料は裁判官が上げられます。給与明細で CCNL と等級を見て比べます。少なければ労働組合か労働監督署（ITL）に相談します。はじめは無料です。五年の間に求めます。',
  },
}
