/** The Japanese words of the rows in ../state-taxes.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_TAXES_JA: Words = {
  ...stateWords('tax-plan', {
    CA: '借りが$25,000以下なら、Franchise Tax Board に60か月までの分割払いを求められます。早く求めてください。裁判なしに給料の一部を取られることがあります',
    NC: 'Department of Revenueに月ごとの分割払いと、よい理由があるときの加算金の取消しを求められます。60日以上遅れると20%の手数料がつくことがあります',
  }),
  ...stateWords('tax-protest', {
    AL: '仮の課税通知（preliminary assessment）から30日以内に、Department of Revenueに見直しを求められます',
    ID: '不足税額の通知（notice of deficiency）の発送から63日以内に、State Tax Commissionに異議を出せます',
    KY: '通知の日付から60日以内に、Department of Revenueに書面で異議を出せます',
    ND: '不足税額の通知（notice of deficiency）には、30日以内にTax Commissionerに書面で異議を出せます',
    AZ: '決められた所得税（assessment）には90日以内、ほかの州の税には45日以内に不服を申し立てられます',
    CA: 'Franchise Tax Boardが提案した税（proposed assessment）には、60日以内に異議を出せます',
    IL: '不足税額の通知（notice of deficiency）に60日以内に異議を出すか、Tax Tribunalに行けます',
    NJ: '90日以内に、Division of Taxationに異議を出すか、Tax Courtに行けます',
    NY: '不足税額の通知（notice of deficiency）から90日以内に、話し合いか審理を求められます',
    NC: '通知から45日以内に、Department of Revenueに見直しを求められます',
    OH: '税の決定（assessment）から60日以内に、もう一度の見直しを求められます',
    VA: '税の決定（assessment）から90日以内に、Tax Commissionerに不服を申し立てられます',
  }),
  ...stateWords('tax-protest', {
    TX: '通知の日付から60日以内に、Comptrollerに税の決め直し（redetermination）を求められます',
    WA: '通知から30日以内に、Department of Revenueに見直し（review）を求められます',
  }),
}
