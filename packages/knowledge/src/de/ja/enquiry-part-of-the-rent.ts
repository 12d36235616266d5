/** Questions about a part of the rent that was not paid: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PART_OF_THE_RENT_JA: Words = {
  'de.ask-home.part-rent': {
    says: 'いいえ、未払いが1か月分までなら、まだできません。即時解約は、2か月分が未払いか、続く2回の期日で1か月分を超える未払いがある時です。1か月分を超える額が1か月以上遅れると、通常の解約になることがあります。早く差額を払い、書面で支払日を示してください。収入が少なければ住宅手当（Wohngeld）やJobcenterに申請を。立ち退きは裁判所だけが命じます。',
  },
}
