/** The words of the rows in ../enquiry-inclusion-allowance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INCLUSION_ALLOWANCE_JA: Words = {
  'it.ask.inclusion-allowance': {
    says: '18歳未満の子、60歳以上の人、障害のある人、福祉の支援を受けている人がいる世帯のためです。ISEEは10,140ユーロまでで、収入と貯金にも上限があります。イタリアに5年住んでいる必要があります。18か月続き、その後は12か月ずつです。2026年からは間に空く月はありませんが、更新の最初の月は半額です。INPSのサイトかpatronatoで申し込みます。',
    dependsOn: '世帯の人、ISEE、収入、イタリアに住んだ年数',
  },
}
