/** Questions about a writ of the High Court for a judgment debt: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HIGH_COURT_WRIT_JA: Words = {
  'gb.ask-debt.writ-stay': {
    says: '書式N245ではHigh Courtのwrit（執行令状）は止まりません。今すぐN244を家計の内訳と裁判所に送り、執行の停止（stay）と分割払いを求めてください。EX160で手数料が免除されることがあります。通知の丸7日の間に出します。扉は閉めておきます。初回の訪問で家に押し入ることはできません。病気の人がいれば会社に書面で伝えます。National Debtline: 0808 808 4000。',
  },
  'gb.ask-debt.writ-entry': {
    says: 'High Courtのwritがあっても、初回の訪問で住居に押し入ることはできません。鍵をかけ、扉越しに話してください。事業所には押し入れます。外のあなたの車は固定されることがあります。中に入れて品物の書面に署名すると、後で押し入られることがあります。N244で、執行の停止と分割払いを裁判所に求められます。',
  },
}
