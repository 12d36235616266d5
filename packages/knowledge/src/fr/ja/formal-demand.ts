/** The Japanese words of the rows in ../formal-demand.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FORMAL_DEMAND_JA: Words = {
  'fr.demand.want-formal': {
    says: 'これは正式な求め（mise en demeure）です。ここから遅れの利息が進むことがあります。裁判官の前の最後の段階です。',
  },
  'fr.demand.step-answer': {
    says: '金額を争うだけでも、計画を求めるだけでも、手紙の期日の前に、書面で答えてください。',
  },
  'fr.demand.option-pay': {
    says: '正しくて、払えるなら、借金だけを払い、証拠を残します。解決したという手紙を求めます。',
    title: '本当に払うべき分を払う',
    cost: '借金と利息。',
    time: '1日。',
    risk: '小さいです。取立ての費用は払わないでください。',
    bestFor: '借金が正しく、お金があるとき。',
  },
  'fr.demand.know-conciliator': {
    says: '€5,000までなら、相手はほとんどの場合、裁判所に行く前に、無料の調停人を試さなければなりません。支払命令には、それはいりません。',
  },
  'fr.demand.tactic-conciliator': {
    says: '無料の調停人（conciliateur de justice）を申し出てください。誠実さを示し、署名した約束は、判決と同じ強さになることがあります。',
    risk: '約束を守らなければなりません。',
    notWhen: '借金が古すぎるとき。まずそれを主張してください。',
  },
  'fr.demand.element-demand': {
    says: '正式な求めは、払うよう、はっきり求めなければなりません。',
    name: '支払いを求める言葉',
    ifMissing: '「mise en demeure」とありません。ただの督促かもしれません。',
  },
}
