/** A notice of a higher price for energy: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_ENERGY_JA: Words = {
  'gb.price-rise.right-power-fixed': {
    says: '固定料金は期間が終わるまで上げられません。その後や変動料金では、Ofgem の上限（price cap）があります。',
  },
  'gb.price-rise.right-power-switch': {
    says: '変動料金はいつでも解約料なしでやめられます。固定契約も、終わる49日前からは解約料がかかりません。',
  },
  'gb.price-rise.option-power-complain': {
    says: '会社に苦情を言います。8週間後か最終回答の後、Energy Ombudsman へ。',
    title: '苦情の後 Energy Ombudsman へ',
    cost: '無料。',
    time: '8週間と少し。',
    risk: 'なし。',
    bestFor: '固定料金が上がった、料金が誤りの方。',
  },
}
