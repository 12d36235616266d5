/** Questions about penalties for driving in a charging zone: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ZONE_CHARGES_JA: Words = {
  'gb.ask-parking.zone-charge': {
    says: '支払うか、書面で異議を出すまで28日あります。最初の14日は半額です。通知に理由の一覧があります。たとえば、支払い済み、課金の対象でない車、売却済み、盗難です。断られたら、28日以内に無料で審判所（tribunal）に申し立てられます。何もしないと、額は5割増しになります。',
  },
}
