/** The words of the rows in ../enquiry-naspi-after-resigning.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NASPI_AFTER_RESIGNING_JA: Words = {
  'it.ask.naspi-after-resigning': {
    says: 'いつ自分で辞めたかで決まります。新しい仕事が終わる前の12か月以内なら、その辞職の後に13週分の保険料が必要です。もっと前なら、4年間に13週で足ります。正当な理由（giusta causa）での辞職は不利になりません。68日以内にINPSに申請してください。',
    dependsOn: 'いつ自分で辞めたか',
  },
}
