/** The Japanese words of the rows in ../child-maintenance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_MAINTENANCE_JA: Words = {
  'de.maintenance.want': {
    says: '子どものためのお金（Kindesunterhalt）を計算するために、あなたの収入を知りたいと言っています。',
  },
  'de.maintenance.reality': {
    says: '収入については答えなければなりません。でも、いくら払うかは、収入と、あなたの生活に必要な金額によります。',
  },
  'de.maintenance.right-own': {
    says: 'あなたは生活に足りるお金を残せます（Selbstbehalt）。小さい子どものためには、働いて得るためにできることを全部しなければなりません。',
  },
  'de.maintenance.right-past': {
    says: '過去の分は、はっきりと初めて求められた月からだけ払う義務があります。',
  },
  'de.maintenance.right-two-years': {
    says: 'あなたの収入がずっと増えたと相手が示さないかぎり、次に収入を聞けるのは2年後です。',
  },
  'de.maintenance.right-minimum': {
    says: '年齢ごとの最低の金額があり、毎年変わります。児童手当の半分が引かれます。',
  },
  'de.maintenance.right-change': {
    says: '今の収入はずっと少ないですか。決まった金額の文書（Titel）は、変えられるまで有効です。すぐに変更を求めてください。',
  },
  'de.maintenance.warn-sign': {
    says: 'Jugendamtで署名した文書は、判決のように強制執行できます。署名する前に、金額を確かめてもらってください。',
  },
  'de.maintenance.step-answer': {
    says: '期日までに、12か月分の給料明細を送ってください。家賃、借金、ほかの子どもについても書きます。必要なら、時間を延ばすよう求めてください。',
  },
  'de.maintenance.step-pay': {
    says: '確かに払う義務がある分は、毎月払ってください。振込みに子どもの名前と月を書きます。まったく払わないと、犯罪になることがあります。',
  },
  'de.maintenance.option-lawyer': {
    says: '家族の法律に強い弁護士に、金額を計算してもらいます。収入が少なければ、近くの裁判所で券をもらいます。',
    title: '金額を計算してもらう',
    cost: '券があれば€15。',
    time: '手紙の期日の前。',
    risk: 'ありません。',
    bestFor: '収入が少ない、またはほかにも子どもがいるとき。',
  },
}
