/** The Japanese words of the rows in ../work-suspension.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_SUSPENSION_JA: Words = {
  'fr.kept-from-work.want': {
    says: '雇い主が、過失について決めるまで、あなたを仕事から離しています（mise à pied conservatoire）。解雇されてはいません。',
  },
  'fr.kept-from-work.reality': {
    says: 'これはまだ罰ではありません。でも、重い過失による解雇を考えているしるしなので、今相談してください。',
  },
  'fr.kept-from-work.right-pay': {
    says: 'この間の給料は止まることがあります。最後に重い過失（faute grave）がなければ、全部払わなければなりません。',
  },
  'fr.kept-from-work.right-meeting': {
    says: 'すぐに話し合い（entretien préalable）に呼ばなければなりません。同僚を、従業員の代表がいなければ助言者を、連れて行けます。',
  },
  'fr.kept-from-work.right-month': {
    says: '話し合いから1か月以内に決定が来なければなりません。2か月より前から知られている過失は、罰してはいけません。',
  },
  'fr.kept-from-work.step-away': {
    says: '言われたとおり仕事から離れますが、連絡がつくようにしてください。働く用意があり、事実を争うと書きます。',
  },
  'fr.kept-from-work.step-proof': {
    says: '今、証拠を集めてください。メッセージ、勤務表、見た人の名前です。疑いがあれば、裁判官の前であなたの助けになります。',
  },
  'fr.kept-from-work.warn-resign': {
    says: '怒って、自分からやめないでください。失業給付と請求を失うことがあります。',
  },
  'fr.kept-from-work.option-help': {
    says: '労働組合、または町役場の名簿にある助言者が、無料で一緒に行けます。',
    title: '話し合いのための人を見つける',
    cost: '無料。',
    time: '話し合いの前。',
    risk: 'ありません。',
    bestFor: '仕事から離されたすべての人。',
  },
  'fr.suspended.want': {
    says: '雇い主は、罰として、仕事も給料もない日を決めました（mise à pied disciplinaire）。仕事は続きます。',
  },
  'fr.suspended.right': {
    says: 'まず面談、書面の理由、知ってから2か月以内の違反、就業規則にある日数が必要です。そうでなければ、裁判官が取り消し、給料がもらえることがあります。',
  },
  'fr.suspended.step': {
    says: 'それに従いながら、間違いや重すぎるなら書面で答えてください。就業規則を求め、組合や従業員の代表に相談してください。',
  },
}
