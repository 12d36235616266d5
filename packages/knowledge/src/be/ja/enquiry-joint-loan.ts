/** Questions about a loan that two people signed: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOINT_LOAN_JA: Words = {
  'be.ask.joint-loan': {
    says: '二人で署名したローンなら、銀行は多くの場合どちらにも全額を請求できます。別居、離婚、二人の間の約束があっても変わりません。費用や信用情報の傷を避けるため、払えるなら払ってください。相手の分は証拠を付けて書面で請求してください。銀行に一方を外すよう頼めますが、応じる義務はありません。払えないときは、今すぐ減額を頼み、次に相談してください：OCMW／CPASの債務支援。',
  },
}
