/** Questions of tenants whose landlord wants the home for family, and of tenants who share one: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWNER_MOVES_IN_JA: Words = {
  'nz.ask.owner-moving-in': {
    says: 'はい。期間の定めのない契約(periodic)では、所有者か家族が主な住まいとして必要なら42日で足ります。通知は書面で、理由と最後の日が必要です。期間の定めのある契約はこれでは終わりません。21日の予告で早く出てもかまいません。理由が嘘なら(他人に貸すなど)Tenancy Tribunal(0800 836 262)へ。退去させられるのはそこだけです。',
  },
  'nz.ask.co-tenant': {
    says: 'たいていは、はい。同じ契約の借主は家賃を一緒に負うので、大家はどちらにも全額を求められます。住まいを失わないよう払ってください。その後、相手の分を日を決めて書面で請求し、だめならDisputes Tribunalへ。出て行ったことを大家に書面で伝え、契約の変更を頼みます。保証金で一部が払えることもあります。',
  },
}
