/** Questions about paying an allowance back in parts: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ALLOWANCE_PLAN_JA: Words = {
  'nl.ask.allowance-plan': {
    says: 'できます。多くの場合24回の分割で払えます。それでも無理なら、収入と固定費に合わせた個別の返済計画（persoonlijke betalingsregeling）を頼めます。金額が違うときは、6週間以内に異議も出してください。支払期限前に頼み、市町村の債務相談も使ってください。',
  },
  'nl.ask.allowance-years': {
    says: '手当が最終的に決まると、その年の終わりから五年を過ぎた後は、普通は減らせません。2020年分は2025年12月31日まででした。税務署が後で所得を変えた場合は別です。期限内に決まった借りは、支払期限から五年間は取り立てられ、督促でまた初めから数えます。決定の日を尋ねてください。間違いや遅すぎるときは、六週間以内に異議を出してください。',
    dependsOn: '決定がいつ、なぜ出されたか',
  },
}
