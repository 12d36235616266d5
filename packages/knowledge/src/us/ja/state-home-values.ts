/** The Japanese words of the rows in ../state-home-values.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_HOME_VALUES_JA: Words = {
  ...stateWords('home-value', {
    AZ: '通知の発送から60日以内に、評価額の不服を申し立てられます',
    CA: '通知から60日以内に、新しい評価額の不服を申し立てられます。その年の評価額は、7月から秋まで争えます',
    FL: '8月の通知（TRIM）から25日以内に、評価額の審理を求められます',
    GA: '通知の日から45日以内に、評価額の不服を申し立てられます',
    IL: '一覧の公表から、ほとんどの場合30日以内に、board of reviewに行けます',
    MA: 'その年の最初の本当の税の請求の期限まで、減額（abatement）を求められます',
    NJ: '4月1日（一部の郡では1月15日）まで、または通知の発送から45日以内に、評価額の不服を申し立てられます',
    NY: '決まった日（grievance day）までに、委員会に苦情（grievance）を出せます。その後、small claims reviewを求められます',
    OH: '3月31日までに、郡に評価額の苦情を出せます',
    TX: '5月15日まで、または通知から30日が後なら、それまでに、家の評価額の異議を出せます',
    WA: '7月1日まで、または後ならほとんどの場合、通知から30日から60日以内に、評価額の不服を申し立てられます',
  }),
}
