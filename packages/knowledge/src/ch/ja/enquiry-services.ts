/** Questions about contracts that run on, gyms and tradespeople: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SERVICES_JA: Words = {
  'ch.ask.end-service': {
    says: '規約で予告を確かめ、書留で送ってください。サービスだけの契約（Auftrag）は、いつでも終えられます。長い病気や引っ越しは、重大な理由になることがあります。自動更新を禁じる法律はありません。',
  },
  'ch.ask.gym-ill': {
    says: '長いあいだ運動できないなら、重大な理由で途中で終えられます。運動できないことと期間を書いた診断書を書留で送ってください。短い病気ではたいてい休会だけです。規約を見てください。重大な理由による解約を規約で除くことはできません。',
  },
  'ch.ask.trade-bill': {
    says: '決まった値段は、仕事が大変でも変わりません。大まかな見積りなら、たいてい約10%増しまで払います。それを超え、あなたに原因がなければ、減額や解除ができます。値段の約束がなければ適正な費用だけです。正しい分を払い、残りは書面で争ってください。',
  },
}
