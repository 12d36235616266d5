/** The Japanese words of Switzerland: terms of fines, tax and benefits. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_TERMS_JA: Words = {
  'ch.public.fine-cannot-pay': {
    says: '罰金を一度に払えないなら、時間、分割、または社会奉仕を頼んでください。何もしないと、拘禁の日数に変わることがあります。',
  },
  'ch.tax.right-canton': {
    says: '州と町の税でも、異議は30日以内です。その後、税の裁判所に不服を申し立てられます。',
  },
  'ch.tax.right-fine': {
    says: '申告がないときの罰金は1,000フランまでで、重い場合だけもっと高くなります。申告を送り、理由を付けて異議を出してください。',
  },
  'ch.benefit.right-waiver-time': {
    says: '免除（Erlass）は、返す決定が確定してから30日以内に、証拠を付けて書面で頼んでください。',
  },
}
