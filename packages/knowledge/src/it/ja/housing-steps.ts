/** The Japanese words of the rows in ../housing-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_STEPS_JA: Words = {
  'it.home.step-read': {
    says: '契約の日付、登録の有無、期間、手紙の理由を見てください。',
  },
  'it.home.step-pay': {
    says: '家賃の滞納があるなら、今払える分を銀行振込で払い、どの月の分かを書いてください。',
  },
  'it.home.step-write': {
    says: '書留かPECで答えてください。何を受け入れないかと理由を書きます。',
  },
  'it.home.step-keep-paying': {
    says: '毎月、銀行振込で払い続けてください。相談せずに、修理を理由に家賃を止めないでください。',
  },
  'it.home.step-help': {
    says: '町と借り手の組合（SUNIA, SICET）に行ってください。家賃の基金と滞納の助けについて聞きます。',
  },
  'it.home.step-plan': {
    says: '今月の家賃と滞納の一部を提案してください。書面で同意をもらいます。',
  },
  'it.home.step-wrong': {
    says: '額がまちがっているなら、振込の証拠を送り、月ごとの一覧を求めてください。',
  },
}
