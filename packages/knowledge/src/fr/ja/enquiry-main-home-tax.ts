/** Questions about the tax on homes, asked of people for the home where they live: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAIN_HOME_TAX_JA: Words = {
  'fr.ask-debt.main-home-tax': {
    says: '自分が住んでいる家には、この税はかかりません。「Gérer mes biens immobiliers」の登録が間違っていても同じです。すぐ直してください。支払期限の前に、所得税の通知とその家の請求書を付けて、オンラインか郵便で異議（réclamation）を出します。その中で支払いの猶予（sursis）も求めてください。求めないと10%の加算や差押えがありえます。期限は翌年の12月31日です。',
  },
}
