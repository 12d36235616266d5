/** The lease of a shop or an office that ends: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const SHOP_LEASE_JA: Words = {
  'gb.shop-lease.right-renew': {
    says: '店の借り手は、たいてい残って、新しい契約を裁判所に求められます。始まる前に契約がこの規則を除いたときは別です。',
  },
  'gb.shop-lease.answer': {
    says: '前の契約がこの規則を除いていなければ、たいてい残って新しい契約を求められます。家主には法律の理由が要り、お金をもらえることもあります。どの通知の日よりも前に動きます。',
  },
}
