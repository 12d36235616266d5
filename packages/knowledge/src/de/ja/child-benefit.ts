/** The Japanese words of the rows in ../child-benefit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_BENEFIT_JA: Words = {
  'de.child-benefit.want': {
    says: 'Familienkasseが児童手当（Kindergeld）を取り消し、返すよう求めています。',
  },
  'de.child-benefit.reality': {
    says: '1か月以内に異議を出さないと、まちがった決定でも残ります。学校や職業訓練の証明が足りないだけのことがよくあります。',
  },
  'de.child-benefit.deadline': {
    says: '決定が届いた日から1か月あります。理由は後でもよいです。',
    action: 'Familienkasseに異議（Einspruch）を送る',
    consequence: '決定がまちがっていても、確定します。',
    service: '税の決定は、出してから4日目に届いたとみなされます',
  },
  'de.child-benefit.right-object': {
    says: '無料で異議（Einspruch）を出せます。その後は、手数料を払って、税の裁判所（Finanzgericht）に決定を調べてもらえます。',
  },
  'de.child-benefit.right-stop': {
    says: '異議だけでは、支払いは止まりません。同じ手紙で、停止（Aussetzung der Vollziehung）を求めてください。',
  },
  'de.child-benefit.right-adult': {
    says: '25歳までの子は、職業訓練や学校の間、その間の4か月まで、または受け入れ先を探す間も対象です。21歳までは、求職登録をしていれば対象です。',
  },
  'de.child-benefit.right-waive': {
    says: '払えませんか。延期、少額の支払い、または免除を求めてください（Stundung、Erlass）。',
  },
  'de.child-benefit.step-object': {
    says: 'まちがいですか。異議を出すと書き、児童手当の番号と日付を書いてください。学校、職業訓練、または住まいの証明をつけてください。',
  },
  'de.child-benefit.option-object': {
    says: '異議を出すと書き、結論が出るまで支払いを止めるよう求めます。',
    title: '決定に異議を出す',
    cost: '無料',
    time: '受け取った日から1か月',
    risk: 'ありません。払う義務があったなら、利息がつくことがあります。',
    bestFor: '子どもが学校や職業訓練にいた、またはあなたと住んでいたとき。',
  },
  'de.child-benefit.over-reality': {
    says: '異議の1か月は過ぎたようなので、決定は今のところ有効です。自分のせいでなく遅れた場合は、まだ申し立てができます。',
  },
  'de.child-benefit.over-step': {
    says: '入院など、自分のせいでなく遅れましたか。その事情が終わってから1か月以内に、同じ手紙で異議とWiedereinsetzungを申し立ててください。',
  },
  'de.child-benefit.option-rates': {
    says: '収入を見せて、毎月の少ない金額を申し出ます。',
    title: '分割払いか免除を求める',
    cost: '無料。',
    time: '手紙1通。',
    risk: '認めたように見えることがあります。認めるものではないと書きます。',
    bestFor: '決定は正しいが、払えないとき。',
  },
  'de.kindergeld.refused-want': {
    says: 'Familienkasseが児童手当を断っています。これは税法で、争い方が社会給付と違います。',
  },
  'de.kindergeld.refused-right-appeal': {
    says: '1か月以内にFamilienkasseへ無料の異議(Einspruch)を出せます。その後は財政裁判所で、さらに1か月以内です。',
  },
  'de.kindergeld.refused-right-foreign': {
    says: 'ここに生活の本拠があるEU市民は、最初の3か月も受けられます。ほかの人は就労できる在留資格があれば受けられ、難民も同じです。許可と就労の証明を送ってください。',
  },
}
