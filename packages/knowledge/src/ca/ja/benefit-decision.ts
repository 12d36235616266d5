/** The Japanese words of the rows in ../benefit-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_DECISION_JA: Words = {
  'ca.decided.right-again': {
    says: '無料で見直し（reconsideration）を求められます。CPPとOASは90日以内、EIは30日以内です。',
  },
  'ca.decided.right-tribunal': {
    says: 'それでも断られたら、Social Security Tribunalが決められます。州の援助なら、その州の見直しを求めてください。',
  },
  'ca.decided.step': {
    says: '手紙で、理由と最後の日を探してください。医師の書類など、その理由に答える証拠を送ります。',
  },
  'ca.tribunal.right-part': {
    says: '審理は無料です。だれかに助けてもらったり、代わりに話してもらったりできます。頼めば通訳もつきます。',
  },
  'ca.tribunal.right-change': {
    says: '正当な理由があれば、別の日や、電話などの別の方法を頼めます。早めに頼んでください。',
  },
  'ca.tribunal.right-after': {
    says: '決定は、理由をつけた書面で届きます。Appeal Divisionに進めるか、いつまでかが、手紙に書いてあります。',
  },
  'ca.tribunal.step': {
    says: '審判所から届いた資料を読んでください。決められた日の前に証拠を追加で送り、大事な点を3つ書きます。',
  },
  'ca.tribunal.warn': {
    says: 'その日は必ず出てください。出ないと、あなたがいなくても決められることがあります。',
  },
}
