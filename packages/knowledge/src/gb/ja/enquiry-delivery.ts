/** Questions about things that never came: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DELIVERY_JA: Words = {
  'gb.ask-consumer.not-delivered': {
    says: '配達会社ではなく、店に伝えてください。日を決めていなければ、30日以内に届ける義務があります。もう一度、適切な日を与えます。過ぎたら、取り消してお金を返してもらいます。',
  },
  'gb.ask-consumer.parcel-stolen': {
    says: '店は、あなたか、あなたが決めた人に届けなければなりません。配達会社が置いてなくなったなら、損は店のものです。新しい物か返金を店に求めてください。',
  },
  'gb.ask-consumer.parcel-wrong-door': {
    says: '店が返金するか、新しい物を送らなければなりません。店は、あなたか、あなたが決めた人に届ける義務があります。配達会社は店のために働いています。店が断り、クレジットカードで£100を超えて払ったなら、カード会社に頼んでください。',
  },
  'gb.ask-consumer.ordered-never-came': {
    says: '売り手に書面で求めてください。別の日を約束していなければ、30日以内に届けなければなりません。最後の公正な期日を決め、守られなければ注文を終わらせ、全額を取り戻せます。クレジットカードで£100を超える場合は、カード会社にも責任があります。',
  },
}
