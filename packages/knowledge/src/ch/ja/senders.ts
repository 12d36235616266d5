/** The Japanese words of Switzerland: senders. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_JA: Words = {
  'ch.sender.betreibungsamt': {
    says: '公の取立ての役所（Betreibungsamt）です。正しいかどうかを確かめずに請求を伝えます。',
    nextStep: '争うなら、10日以内に異議を出す。',
  },
  'ch.sender.serafe': {
    says: 'Serafeは、国のためにラジオとテレビの料金を集めます。各世帯が払いますが、免除される人もいます。',
    nextStep: '免除されるか確かめる、または分割を頼む。',
  },
  'ch.sender.intrum': {
    says: 'Intrumは民間の取立て会社です。役所ではなく、何も差し押さえできません。',
    nextStep: '請求書を確かめ、会社の手数料を争う。',
  },
  'ch.sender.eos': {
    says: 'EOSは民間の取立て会社です。役所ではなく、何も差し押さえできません。',
    nextStep: '請求書を確かめ、会社の手数料を争う。',
  },
}
