/** Questions about bills of doctors outside the network: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SURPRISE_BILLS_JA: Words = {
  'us.ask-consumer.surprise-bill': {
    says: '項目ごとの請求書（itemized bill）と、病院のお金の助けを求めてください。保険があれば、ほとんどの救急は契約内より高くなりません。No Surprises Help Deskに電話します。地上の救急車は対象外です。',
  },
}
