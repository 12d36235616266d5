/** Letters of landlords: rent owed, repairs, charges, deposits and the way to a court: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_JA: Words = {
  'it.home.want-rent': {
    says: '家主が、家賃か費用を払う義務があると言い、支払いを求めています。',
  },
  'it.home.want-rent-demand': {
    says: '家主が、家賃か費用を払う義務があると言い、支払いを求めています。',
  },
  'it.home.who': {
    says: '家主（locatore）か、家主のための弁護士や仲介会社です。裁判所ではありません。',
  },
  'it.home.rights': {
    says: '裁判官が命じるまで住めます。払う、争う、時間を頼むことができます。収入が少なければ、無料の弁護士も頼めます。',
  },
  'it.home.reality': {
    says: '手紙で家を失うことはありません。出させられるのは裁判官だけで、行えるのは執行官（ufficiale giudiziario）だけです。',
  },
  'it.home.no-locks': {
    says: '家主は、鍵を変える、電気や水を止める、あなたの同意なしに入ることはできません。そうなったら、警察を呼んでください。',
  },
  'it.home.unregistered': {
    says: '契約が登録されていなければ、家主は登録した家賃より多く求められず、あなたには追加の権利があります。',
  },
  'it.home.right-judge': {
    says: '家を失う前に、裁判官に話を聞いてもらう権利があります。',
  },
  'it.home.right-grace': {
    says: '住まいの家賃で訴えられたら、裁判の日に全部払えます。または、最長90日（termine di grazia）を裁判官に頼めます。',
  },
  'it.home.right-rise': {
    says: '契約の間、家賃を上げられるのは書面の契約のとおりだけで、ほとんどはISTATによります。一律の税（cedolare secca）なら、上げられません。',
  },
  'it.home.right-deposit': {
    says: '敷金は最高で家賃3か月分で、毎年利息が付きます。終わりに、証明された損害を引いて返されます。',
  },
  'it.home.right-charges': {
    says: '共通の費用で払うのは、法律か契約があなたの負担とするものだけです。先に請求書を見ることができます。',
  },
  'it.home.right-repairs': {
    says: '小さいものを除き、修理は家主がしなければなりません。',
  },
  'it.home.option-dispute': {
    title: '書面で断る',
    says: '予告が遅い、法律の理由がない、または額がまちがっていると、家主に伝えます。',
    cost: '書留。',
    time: '1時間。',
    risk: '家主が裁判を起こすことがあります。',
    bestFor: '予告か額が正しくないとき。',
  },
  'it.home.option-negotiate': {
    title: '合意する',
    says: '家賃の計画か、守れる退去の日を提案します。',
    cost: '合意した額。',
    time: '数日。',
    risk: '守れない約束は、事態を悪くします。',
    bestFor: '滞納がある、または落ち着いて出たいとき。',
  },
  'it.home.option-pay': {
    title: '滞納の家賃を払う',
    says: '裁判の前に全部払います。',
    cost: '滞納の家賃。',
    time: '今。',
    risk: '小さいです。',
    bestFor: '払う義務があり、お金を用意できるとき。',
  },
  'it.home.option-help': {
    title: '助けを受ける',
    says: '借り手の組合、町、または無料の弁護士です。',
    cost: '無料か、少しの料金。',
    time: '今週、1回の訪問。',
    risk: 'ありません。',
    bestFor: '家を失うのが心配なとき。',
  },
  'it.home.insight-one-month': {
    says: '1か月分が20日払われないだけで、裁判の理由になります。',
    actionable: '一番古い月を先に払い、証拠を残してください。',
  },
  'it.home.tactic-offer-rent': {
    says: '家主が家賃を受け取らないなら、証拠の残る銀行振込か郵便為替で送ってください。',
    risk: '少しの費用がかかります。',
    notWhen: '振込ができるなら、いりません。',
  },
  'it.home.know-demand': {
    says: '家賃を書面で請求されると、支払いの遅れになります。利息がつき、家賃の5年の時効は数え直しになります。',
  },
}
