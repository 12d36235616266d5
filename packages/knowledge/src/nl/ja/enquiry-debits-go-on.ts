/** Questions about a firm that goes on debiting after the contract was ended: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBITS_GO_ON_JA: Words = {
  'nl.ask.debits-go-on': {
    says: '引き落としを取り戻してください。8週間以内なら銀行のアプリで理由なしに戻せます。今後の引き落としも止めます。許可していない古い分は13か月請求できます。会社には解約した日と証拠、契約は遅くとも1か月後に終わったことを書いてください。それまでの未払い分だけ払います。取り立てには争い、紛争委員会（Geschillencommissie）へ。',
  },
}
