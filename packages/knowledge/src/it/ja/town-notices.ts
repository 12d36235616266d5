/** The Japanese words of Italy: notices of towns. */
import type { Words } from '@plainletter/contracts/rule'

export const TOWN_NOTICES_JA: Words = {
  'it.town.step-real': {
    says: '町の税の窓口（Ufficio Tributi）に確かめます。番号は自分で調べ、メッセージのリンクからは決して払わないでください。',
  },
  'it.town.option-parts': {
    says: '町の税の役所（Ufficio Tributi）に書き、お金が足りないと伝えます。',
    title: '町に分割を頼む',
    cost: '利息。',
    time: '60日以内に頼みます。',
    risk: '6か月の間に2回抜けると、計画が終わることがあります。',
    bestFor: '税を払う義務はあるが、一度に払えないとき。',
  },
  'it.town.right-tari': {
    says: 'TARIは、その期間に部屋を占有または使用した人が払います。市町村がごみを収集しない所では、払うのは最大でも40%です。書面で求めてください。',
  },
}
