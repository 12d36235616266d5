/** Questions about tax that is due and the broadcasting fee: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_TV_FEE_JA: Words = {
  'de.ask-debt.tv-fee': {
    says: 'テレビがなくても、1つの家に1つの料金を払う義務があります。基本の支援、BAföG、とても少ない収入なら、免除を申請してください。最長3年前までさかのぼれます。',
    dependsOn: '免除になる給付を受けているか',
  },
  'de.ask-debt.tax-late': {
    says: 'まちがいですか。1か月以内に異議（Einspruch）を出し、支払いを止めるよう求めてください。正しいが多すぎますか。支払日の前に延期（Stundung）を求めてください。',
  },
}
