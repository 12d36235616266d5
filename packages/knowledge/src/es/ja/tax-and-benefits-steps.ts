/** The Japanese words of the rows in ../tax-and-benefits-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_AND_BENEFITS_STEPS_JA: Words = {
  'es.public.step-what': {
    says: '何かを見てください。案、決定、または加算の付いた請求です。最後の日に印をつけます。',
  },
  'es.public.step-real': {
    says: '手紙のコード（CSV）で、役所のサイトで本物か確かめてください。決してリンクからは行いません。',
  },
  'es.public.step-appeal': {
    says: 'まちがっているなら、期限内に理由を書いて不服を申し立ててください。取立てを止めるよう求めます。保証が必要なことがあります。',
  },
  'es.public.step-plan': {
    says: '払う義務があるなら、最後の日の前に、オンラインで分割を頼んでください。',
  },
  'es.public.step-dispute': {
    says: '記録を求め、まちがいを示す書類を送ってください。',
  },
  'es.public.step-apremio': {
    says: '届いた日を調べてください(電子郵便箱も)。15日までなら、その月の20日までに全部払います。16日以後なら、次の月の5日までです。そうすれば加算は20 %でなく10 %です。',
  },
}
