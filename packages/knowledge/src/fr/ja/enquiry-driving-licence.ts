/** Questions about the driving licence and its points: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DRIVING_LICENCE_JA: Words = {
  'fr.ask-buy.licence-held': {
    says: '運転してはいけません。警察は免許証を数日預かることができます。その後、知事が数か月停止することがあり、裁判所が後で決めます。薬物の場合は再検査（contre-expertise）を求められます。命令の期限を読み、裁判の前に弁護士に相談しましょう。',
  },
  'fr.ask-buy.points-back': {
    dependsOn: '違反の種類',
    says: '失った1点は、新たな違反がなければ6か月で戻ります。すべての点は2年、重い違反では3年で戻ります。2日間の講習（stage）で最大4点、年に一度取り戻せます。点数は公式サイト（Mes Points Permis）で見られます。',
  },
  'fr.ask-buy.licence-void': {
    says: '点がなくなると（48SIの手紙）、免許は無効です。運転しないでください。犯罪になります。行政裁判所に行くか、先に大臣に書くのは2か月以内です。点の全記録を取ってください。違反のたびに、点を失うと知らせる義務がありました。6か月たてば、医学と心理の検査を受けて、試験を受け直せます。',
  },
}
