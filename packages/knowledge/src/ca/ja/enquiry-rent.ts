/** Questions about a higher rent: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_JA: Words = {
  'ca.ask.rent-up': {
    says: 'ほとんどの州では、書面の通知が必要で、3か月前のことが多いです。値上げは年に1回です。上限がある州もあります。',
    dependsOn: '住んでいる州',
  },
  'ca.ask.rent-up-on': {
    says: 'オンタリオ州では、家賃の値上げは12か月に1回、90日前の書面の通知が必要です。ほとんどの家には年の上限があり、2.5%を超えません。2018年11月15日より後に初めて人が住んだ家には、上限がありません。',
    dependsOn: 'あなたの家に初めて人が住んだ時期',
  },
  'ca.ask.rent-up-bc': {
    says: 'ブリティッシュ・コロンビア州では、家賃の値上げは12か月に1回、正しい用紙で丸3か月前の通知が必要です。年の上限を超えてはいけません。',
    dependsOn: 'その年の上限',
  },
  'ca.ask.rent-up-ab': {
    says: 'アルバータ州には上限がありません。家賃の値上げは365日に1回で、月ごとの契約では3か月前の書面の通知が必要です。期間の決まった契約は、終わるまであなたを守ります。',
    dependsOn: '契約の種類',
  },
  'ca.ask.rent-up-qc': {
    says: '受け入れる必要はありません。1か月以内に書面で断れば、家に住み続けられます。すると家主は、家賃を決めるよう審判所に求めなければなりません。',
  },
  'ca.ask.rent-up-ns': {
    says: 'ノバスコシア州では、2027年末まで、家賃の値上げは年5％まで、12か月に1回、4か月前の書面の通知が必要です。それより高ければ、Residential Tenanciesに申し立ててください。',
  },
}
