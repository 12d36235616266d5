/** Questions about an accident at work that the employer does not report: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCIDENT_NOT_DECLARED_JA: Words = {
  'ch.ask.accident-not-reported': {
    says: '今からでも、自分で Suva か会社の事故保険に届けられます。上司と医師に、日付・場所・証人とともに事故だったと書面で伝えてください。治療費は自己負担なしで払われます。3日目から賃金の80%が出ます。週8時間以上働く人は、私生活の事故も対象です。保険がない時は補充金庫（Ersatzkasse UVG）が払います。試用期間の後なら、解雇は一定期間無効になることがあります。',
  },
}
