/** Questions about a returned parcel that was lost or came empty: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RETURN_LOST_JA: Words = {
  'de.ask-buy.return-lost': {
    says: '約2週間の期限を付けて、書面で返金を求めてください。撤回の場合、返送の危険は店が負います。荷物が失われたなら、発送の証明で足ります。「空だった」と言われたら、重さのある受領証、写真、梱包の証人を送り、配送会社に調査を求めます。口座引き落としは8週間以内に戻せ、PayPalなら申し立てます。次は支払督促です。',
  },
}
