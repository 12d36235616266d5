/** The Japanese words of the rows in ../state-city-claims.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_CITY_CLAIMS_JA: Words = {
  ...stateWords('city-claim', {
    AZ: '180日以内に公の機関に書面の請求（notice of claim）を送り、1年以内に訴えてください',
    GA: '市には6か月以内、郡や州には12か月以内に、書面の請求（ante litem notice）を送ってください',
    IL: '市、郡、学校を訴える期間はほとんどの場合1年だけです。州への請求は1年以内に書面で知らせます',
    MA: '訴える前に、書面の請求（presentment）が2年以内に公の機関の長に届かなければなりません',
    MI: '悪い道や歩道でけがをしたら、120日以内に書面で知らせてください。州への請求はほとんどの場合6か月です',
    NC: '州への請求は3年以内にIndustrial Commissionに出します。市や郡には、その決まりを聞いてください',
    NJ: '90日以内に公の機関に書面の通知（notice of claim）を送らないと、ほとんどの場合訴える権利を失います',
    OH: '市を、または州をCourt of Claimsで訴える期間は、ほとんどの場合2年です',
    WA: '公の機関に請求の用紙（claim form）を出し、訴える前に60日待ってください',
  }),
}
