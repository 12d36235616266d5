/** Questions about an energy contract made by phone and never asked for: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_NOT_ASKED_FOR_JA: Words = {
  'it.ask.energy-phone': {
    says: 'いいえ。2026年6月19日から、同意のない勧誘電話による電気・ガスの契約は無効です。電話での契約は、書面か保存できる形で確認して初めて拘束力を持ちます。頼んでいないものは払う必要がありません。新しい会社に、頼んでいない、録音を送れ、元に戻せと書面で苦情を。同時に撤回も。14日、知らされていなければさらに12か月です。次に無料のARERAのSportelloへ。',
  },
}
