/** Questions about contracts sold by phone: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLD_CALL_JA: Words = {
  'fr.ask-buy.cold-call': {
    says: '2026年8月11日から、事前の同意のない営業電話は禁止で、契約は無効です（継続中の契約に関する電話は除く）。電話での「はい」だけでは拘束されません。後で署名か書面の同意が必要です。何も払う義務はなく全額返してほしいと書留で書いてください。銀行の引落しは8週間以内、許可していなければ13か月以内に争えます。SignalConsoにも報告を。',
  },
}
