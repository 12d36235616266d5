/** Letters of an office that refuses or stops a benefit: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

const AN_OFFICE_REFUSES = { says: '役所が、給付しない、止める、または減らすと言っています。' }

const OFTEN_CHANGED = {
  says: '役所はあなたに不利な決定をしました。書類を付けて異議を出すと、多くの決定が変わります。',
}

const ASK_FOR_REASONS = {
  says: '理由と記録を求めてください。証拠の書類を集め、最後の日の前に書面を送ります。証拠は後からでもかまいません。',
}

export const BENEFIT_REFUSED_JA: Words = {
  'ch.refusal.want': AN_OFFICE_REFUSES,
  'ch.refusal.reality': OFTEN_CHANGED,
  'ch.refusal.step-first': ASK_FOR_REASONS,
  'ch.refusal.benefit-want': AN_OFFICE_REFUSES,
  'ch.refusal.benefit-reality': OFTEN_CHANGED,
  'ch.refusal.benefit-step-first': ASK_FOR_REASONS,
  'ch.refusal.right-object': {
    says: '決定（Verfügung）には、ほとんどの場合、30日以内に異議か不服を申し立てられます。障害保険の役所の案（Vorbescheid）にも30日あります。出し先は手紙にあります。',
  },
  'ch.refusal.right-invalidity': {
    says: '障害保険(IV)の年金は40%の障害からです。それ未満でも約20%から就労や訓練の支援を受けられることがあります。賃金の比べ方を確かめてください。',
  },
  'ch.refusal.right-file': {
    says: '医師の報告を含む記録全部を見られ、決定の前に意見を聞かれる権利があります。予備決定(Vorbescheid)は機会です。それに答える医師の手紙を送ってください。',
  },
  'ch.refusal.deadline': {
    says: '書面の異議（Einsprache）は30日以内です。',
    action: '異議（Einsprache）を出す',
    consequence: '決定が確定します。',
  },
}
