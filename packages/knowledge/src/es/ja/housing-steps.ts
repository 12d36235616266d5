/** The Japanese words of the rows in ../housing-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_STEPS_JA: Words = {
  'es.home.step-read': {
    says: '署名の日、持ち主、手紙の理由を見てください。どの決まりが助けになるかが分かります。',
  },
  'es.home.step-pay-now': {
    says: '家賃の滞納があるなら、今払える分を、この請求から30日たつ前に払ってください。証拠を残します。',
  },
  'es.home.step-write': {
    says: 'burofaxか証拠の残るメールで答えてください。何を受け入れないかと理由を書きます。',
  },
  'es.home.step-keep-paying': {
    says: '家賃を期日どおり、銀行振込で払い続けてください。滞納すると、一番早く家を失います。',
  },
  'es.home.step-social': {
    says: '町か地域の福祉（servicios sociales）と住宅の役所に行ってください。家賃の助けと、困っていることの報告書を頼みます。',
  },
  'es.home.step-offer': {
    says: '計画を提案してください。今月の家賃と滞納の一部です。書面で同意をもらいます。',
  },
  'es.home.step-dispute': {
    says: '額がまちがっているなら、払った証拠を送り、月ごとの一覧を求めてください。',
  },
}
