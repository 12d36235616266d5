/** The Japanese words of the rows in ../running-costs-check.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RUNNING_COSTS_CHECK_JA: Words = {
  'de.costs.element-period': {
    says: '請求書には、期間を書かなければなりません。長くても12か月です。',
    name: '請求書の期間',
    ifMissing: '期間が見つかりません。請求書には、どの12か月のものかを書かなければなりません。',
  },
  'de.costs.element-total': {
    says: '請求書には、建物全体の費用を示さなければなりません。',
    name: '建物全体の費用',
    ifMissing:
      '全体の費用が見つかりません。それがなければ、追加で払う必要はありません。求めてください。',
  },
  'de.costs.element-key': {
    says: '請求書には、費用の分け方を書かなければなりません。約束がなければ、住まいの広さで分けます。',
    name: '費用の分け方',
    ifMissing: '費用の分け方が見つかりません。あなたの分がどう計算されたか聞いてください。',
  },
  'de.costs.element-paid': {
    says: '請求書は、あなたが前払いした分を引かなければなりません。',
    name: 'あなたが前払いした分',
    ifMissing: 'あなたの毎月の支払いが見つかりません。それは引かなければなりません。',
  },
  'de.costs.insight-items': {
    says: '請求書に、管理か修理とあります。住まいを借りる人に、これを払う義務はありません。',
    actionable: 'この項目は払う義務がないと書き、新しい金額を求めてください。',
  },
  'de.costs.insight-cable': {
    says: '2024年7月1日から、大家はケーブルテレビの費用を請求できません。',
    actionable: '2024年7月からの月の分を引いてください。',
  },
  'de.costs.insight-heating': {
    says: '暖房とお湯は、ほとんどの場合、使用量で計算しなければなりません。そうでなければ、あなたの分を15%減らせます。',
    actionable:
      '暖房が使用量で計算されているか見てください。そうでなければ、あなたの分から15%引きます。',
  },
  'de.costs.insight-carbon': {
    says: '大家は、CO2の費用の一部を負担し、それを示さなければなりません。その分け方がなければ、暖房の費用を3%減らせます。',
    actionable: 'CO2の費用の分け方を求めるか、暖房の費用から3%引いてください。',
  },
}
