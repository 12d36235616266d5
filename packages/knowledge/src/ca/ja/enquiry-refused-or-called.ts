/** Questions about refused benefits and sponsorships, and calls in the name of the tax office: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REFUSED_OR_CALLED_JA: Words = {
  'ca.fact.ei-misconduct': {
    says: '決定を受け取ってから30日以内に、Service Canadaに書面で見直しを求めてください。無料です。解雇がすべて非行(misconduct)になるわけではありません。わざとしたか、それと同じほど不注意で、仕事を失うと分かっていたことが必要です。なぜ起きたかを書き、勤務時間の変更などの証拠を送ってください。それでもだめなら、30日以内にSocial Security Tribunalに申し立てます。',
  },
  'ca.fact.sponsorship-refused': {
    says: '保証人(sponsor)は、不許可を受け取ってから30日以内に、Immigration Appeal Divisionに不服を申し立てられます。写真、メッセージ、訪問、送金、二人の子など、新しい証拠も見ます。重い罪の場合や、カナダの中から申請した場合は、そこには申し立てられません。その時はたいてい15日以内にFederal Courtです。すぐに法律扶助か資格のある助言者に相談してください。',
  },
  'ca.fact.tax-office-call': {
    says: 'いいえ、詐欺です。カナダ歳入庁(CRA)は逮捕するとおどしません。ギフトカード、ビットコイン、電子送金も求めません。電話を切り、払わないでください。心配なら自分で電話してください: 1-800-959-8281。払ったり、SINや銀行の情報を教えたりしたら、すぐ銀行に、次にEquifaxとTransUnionに電話してください。Canadian Anti-Fraud Centre(1-888-495-8501)に届けてください。',
  },
  'ca.fact.ei-after-firing': {
    says: '解雇されただけで雇用保険(EI)がなくなるわけではありません。なくなるのは非行(misconduct)のときだけで、わざとしたこと、または同じと言えるほど不注意なことです。仕事ぶりが足りないだけでは、多くの場合当たりません。離職票(ROE)がなくてもすぐに、遅くとも最後の日から4週間以内に申請してください。理由は正直に書きます。決めるのはService Canadaで、上司ではありません。断られたら30日以内に再審査を求めてください。',
  },
}
