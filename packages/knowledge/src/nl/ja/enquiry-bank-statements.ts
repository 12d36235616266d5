/** Questions about a town that asks a person on assistance for papers: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_STATEMENTS_JA: Words = {
  'nl.ask.bank-statements': {
    says: 'はい、多くの場合出す必要があります。生活扶助では収入・貯金・住まいの書類を出す義務があり、市は数か月分の明細を求められます。信仰・健康・政治に関わる部分は隠せますが、金額は隠せません。期日前に送り、証拠を残してください。時間が必要なら事前に書面で頼みます。停止されてももう一度期限が与えられます。6週間以内の異議も忘れずに。',
  },
}
