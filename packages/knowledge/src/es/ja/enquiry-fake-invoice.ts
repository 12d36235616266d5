/** Questions about false bills: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAKE_INVOICE_JA: Words = {
  'es.ask.fake-invoice': {
    says: 'すぐ銀行に電話し、送金の取り戻しを求めてください。警察に届けます。2025年10月9日から、銀行は名前とIBANが合うか確かめなければなりません。確かめなかったなら、返金を求めてください。',
  },
}
