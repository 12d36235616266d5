/** Questions about overtime that the boss orders: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERTIME_ORDERED_JA: Words = {
  'de.ask-job.overtime-ordered': {
    says: '契約にも労働協約や社内の取り決めにもなければ、普通は義務がありません。指示する権利で週の時間は長くなりません。火事や洪水など本当の緊急時は手伝う義務があります。取り決めがあれば従いますが、法律の上限は一日十時間です。迷うときは、指示を書面で求め、まず従業員代表か組合に聞いてください。命じられた残業は、賃金か時間で返されます。',
    dependsOn: '契約、労働協約や社内の取り決め、緊急かどうか',
  },
}
