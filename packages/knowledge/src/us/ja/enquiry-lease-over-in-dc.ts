/** Questions about having to leave without a lease in Washington DC: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_OVER_IN_DC_JA: Words = {
  'us.fact.dc-no-lease': {
    says: 'Washington DCでは、家賃を払う借り手は契約満了後も月ごとに住み続けられます。大家には法律の定める理由が必要です。違反なら直すための30日、自分で住むなら90日前の通知などです。その上で裁判に勝たねばなりません。締め出しは違法です。家賃を払い続け、手紙だけで出ず、legal aidに電話してください。',
  },
}
