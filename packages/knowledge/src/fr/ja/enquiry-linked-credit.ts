/** Questions about a credit for a thing that is faulty or never came: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LINKED_CREDIT_JA: Words = {
  'fr.ask-debt.linked-credit': {
    says: '勝手に支払いを止めないでください。登録され訴えられます。品物に結び付いたローン（crédit affecté）は、引渡しがあって初めて支払いが始まります。争いの間、裁判官は支払いを停止できます。裁判所が売買を取り消せばローンも消えます。売主と貸主に書留で修理か取消しを求め、次に両者を訴えて停止を求めてください。',
  },
}
