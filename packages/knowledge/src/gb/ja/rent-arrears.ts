/** Letters about rent that is owed: what to do, rights and a plan. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_ARREARS_JA: Words = {
  'gb.rent.want': {
    says: '家賃を払うか、電話で計画を決めるよう求めています。',
  },
  'gb.rent.step-statement': {
    says: '家賃の明細を求め、1行ずつ確かめてください。毎週の分、支払い、給付金を見ます。まちがいはよくあります。',
  },
  'gb.rent.step-plan': {
    says: '期限の前に返事をしてください。家賃と、毎週続けて払える少しの額を提案します。書面で同意をもらいます。',
  },
  'gb.rent.step-benefits': {
    says: '家賃の助けを全部受けているか確かめてください。足りないなら、役所に追加の住宅の支援金を頼みます。',
  },
  'gb.rent.right-social': {
    says: '役所（council）や住宅協会（housing association）は、裁判の前にあなたと話さなければなりません。払える計画を決め、給付金を手伝うよう努めるべきです。',
  },
  'gb.rent.option-plan': {
    says: '家計の表を送り、家賃と、滞納の一部を払うことを提案します。',
    title: '滞納の返済計画を提案する',
    cost: '提案した額。',
    time: '一晩。',
    risk: '続けられる額だけを提案してください。',
    bestFor: '払う義務があり、これからの家賃を払える場合。',
  },
  'gb.rent.step-universal-credit': {
    says: '家賃が遅れていると、Universal Creditのjournalに書いてください。家賃の分がなぜ遅いか、家主に直接払えるかを聞きます。',
  },
  'gb.rent.right-disabled': {
    says: 'あなたやご家族に長い病気や障害があるときは、役所に書面で伝えてください。役所は住まいへの手続きの前に、それを考えに入れなければなりません。',
  },
  'gb.rent.hearing-go': {
    says: '家賃が残っていても、審理に行ってください。家賃に少し足して払えば、裁判官が住み続けさせることも多いです。',
  },
  'gb.rent.hearing-lawyer': {
    says: '今すぐ無料の住宅弁護士(legal aid)に電話します。当日いなければ、裁判所で当番の相談員(duty adviser)を頼みます。収入は問いません。',
  },
  'gb.rent.hearing-papers': {
    says: 'できれば答弁の書式を裁判所に送ります。家賃の明細、収入と給付の証拠、守れる支払い案を持って行きます。',
  },
  'gb.rent.right-hearing': {
    says: '審理では、書類を出していなくても裁判官に自分の言い分を話せます。返事をしなかったというだけで相手が勝つことはありません。',
  },
  'gb.rent.hearing-not-yet': {
    says: '自分から出ていかないでください。命令があっても立ち退かせるのは裁判所の執行官だけで、裁判官が止めたり延ばしたりできることもあります。',
  },
  'gb.rent.order-not-yet': {
    says: '裁判所の命令はすでにあります。それでも、家から出せるのは裁判所の執行官だけで、その日は前もって書面で知らされます。',
  },
  'gb.rent.order-step': {
    says: '今日動いてください。できれば、命令のうち払えていない分を払ってください。無理なら、電話でいつ払えるかを伝え、書面にもしてください。',
  },
  'gb.rent.order-right': {
    says: '命令どおりに払えないときは、N244の用紙で、命令を変えるか、立ち退きを止めるよう裁判所に求められます。守れる家計の予算を付けてください。',
  },
  'gb.rent.right-direct-payment': {
    says: 'Universal Credit は家賃を家主に直接払えます。滞納の一部も払えます。そうしてほしいと頼むことも、残りが少なすぎると伝えることもできます。',
  },
}
