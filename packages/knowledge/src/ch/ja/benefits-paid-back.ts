/** The Japanese words of the rows in ../benefits-paid-back.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_PAID_BACK_JA: Words = {
  'ch.public.benefit-want': {
    says: '社会保険の役所が、払いすぎたと言っています。',
  },
  'ch.public.benefit-thirty': {
    says: '決定（Verfügung）への異議は30日以内です。',
    action: '異議を送る',
    consequence: '決定がそのまま残ります。',
  },
  'ch.public.benefit-step': {
    says: '正しいと信じて受け取り、返すのが苦しいなら、免除（Erlass）も頼んでください。',
  },
  'ch.public.benefit-right': {
    says: '無料で異議を出し、免除を頼む権利があります。',
  },
  'ch.public.benefit-option': {
    title: '異議を出す',
    says: 'まちがっている理由を書きます。',
    cost: '無料。',
    time: '30日。',
    risk: 'ありません。',
    bestFor: '同意できないとき。',
  },
}
