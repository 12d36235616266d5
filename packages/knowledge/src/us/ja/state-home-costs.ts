/** The Japanese words of the rows in ../state-home-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_HOME_COSTS_JA: Words = {
  ...stateWords('rent-rise', {
    'AZ FL IL OH VA':
      '月ごとの賃貸で家賃を上げるには、30日前の書面の通知が必要です。期間のある契約では、ほとんどの場合、終わるまで家賃は変わりません',
    GA: '月ごとの賃貸で家賃を上げるには、60日前の書面の通知が必要です。期間のある契約では、ほとんどの場合、終わるまで家賃は変わりません',
    MA: '月ごとの賃貸で家賃を上げるには、丸1か月前の書面の通知が必要です。期間のある契約では、ほとんどの場合、終わるまで家賃は変わりません',
    'MI TX':
      '月ごとの賃貸で家賃を上げるには、1か月前の書面の通知が必要です。期間のある契約では、ほとんどの場合、終わるまで家賃は変わりません',
    NJ: '大家は正しく知らせなければならず、高すぎる家賃を求められません。多くの市が家賃を制限しています（rent control）',
    NC: '月ごとの賃貸で家賃を上げるには、7日前の書面の通知が必要です。期間のある契約では、ほとんどの場合、終わるまで家賃は変わりません',
  }),
  ...stateWords('value-appeal', {
    MI: '3月に地元のboard of reviewに評価額の異議を出し、その後Tax Tribunalに行けます',
    NC: '郡のboard of equalization and review、次に州の委員会に、評価額の不服を申し立てられます',
    PA: '郡の委員会（county board）に評価額の不服を申し立てられます。最後の日は、ほとんどの場合9月1日か、変更の通知から40日です',
    VA: 'assessor、次にboard of equalization、次に裁判所に、評価額を下げるよう求められます',
  }),
  ...stateWords('tax-appeal', {
    GA: '通知から30日以内に、提案された税（proposed assessment）に異議を出せます。正式な税（official assessment）への不服も30日以内です',
    MA: '減額（abatement）を求められます。ほとんどの場合、申告から3年か、税の決定から2年以内です',
    MI: '手紙から60日以内にinformal conferenceを求め、最終の請求にはTax Tribunalに不服を申し立てられます',
    PA: '決まった税（assessment）の見直しをBoard of Appealsに求められます。個人の所得税は90日以内、ほかの税のほとんどは60日以内です',
  }),
  ...stateWords('tax-sale', {
    AZ: '税の担保権（tax lien）が売られてからも、ほとんどの場合3年間、払って家を守れます',
    GA: '税のための売却（tax sale）から12か月以内に、ほとんどの場合、家を買い戻せます',
    MA: '裁判所が終わらせるまで家を買い戻せます。売却の残りはあなたのものです',
    MI: '3年目の3月31日まで払えます。生活が苦しい人の計画を求め、売却の残りを請求できます',
    NJ: '税のための売却（tax sale）から2年間、ほとんどの場合、家を買い戻せます。その後も、判決までできます',
    NC: '郡は、売却の前に裁判所か似た手続を通らなければなりません。売却が確定するまで払えます',
    OH: 'treasurerに分割を求められます。売却（foreclosure）が認められるまで買い戻せます',
    PA: '税のための売却（tax sale）の前に、郵便と家への通知が必要です。分割を求められます',
    VA: '家を売れるのは裁判所を通してだけで、売却まで払えます',
    WA: '郡は3年後に差し押さえられます（foreclose）。売却の前日まで払え、分割を求められます',
  }),
}
