/** The Japanese words of the rows in ../family-mediation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_MEDIATION_JA: Words = {
  'jp.mediation.want': {
    says: '家庭裁判所の調停の呼出しです。調停委員が交互に話を聞き、合意を探します。判決ではありません。',
  },
  'jp.mediation.right-come': {
    says: '同意する義務はありません。ただ出席するか早めに期日変更を頼んでください。正当な理由のない欠席は5万円以下の過料があり、お金のことは審判で決まることもあります。',
  },
  'jp.mediation.right-divorce': {
    says: '同意しなければ、離婚は法律の理由(民法770条)による判決だけです。子、養育費、財産分与も決めます。2026年4月から共同親権が可能で、財産分与の請求は5年以内です。',
  },
  'jp.mediation.step': {
    says: '照会書を期限内に、給与明細と希望を添えて返送してください。相手が怖ければ別室と住所秘匿を頼めます。法テラスが助けます。',
  },
}
