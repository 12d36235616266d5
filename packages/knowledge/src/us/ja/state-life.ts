/** The Japanese words of the rows in ../state-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_LIFE_JA: Words = {
  ...stateWords('land-deal', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      '土地や家の約束は、ほとんどの場合、書面で、守る側の人が署名したときだけ有効です',
  }),
  ...stateWords('hidden-fault', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      '知っていた重い不具合を隠したり、用紙にうそを書いたりした売り手は、損を払わなければならないことがあります',
  }),
  ...stateWords('old-record', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      '古い、または軽い有罪や、取り下げられた事件の多くは、数年後に消したり非公開にしたりできます',
  }),
  ...stateWords('heirs', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      '遺言がなければ、州の法律が、夫や妻と子の分を決めます。裁判所が財産を扱う人を選び、その人は報告しなければなりません',
  }),
  ...stateWords('stalking', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      '裁判所は、近づかないよう命じられます。ほとんどの場合、無料でその日のうちです。つきまとい（stalking）は犯罪です',
  }),
  ...stateWords('images', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      '同意なしに性的な画像を広めることは犯罪で、ほとんどの場合、訴えることができます',
  }),
  ...stateWords('repair-shop', {
    'CA FL IL MA MI NJ NY NC OH PA VA WA':
      '修理工場はほとんどの場合、見積りを出し、大きく超える前にあなたに聞かなければなりません',
    TX: '修理工場は、同意した分を払うまで車を返さなくてよいです。許していない修理には、取引の法律を使えます',
  }),
  ...stateWords('speak-up', {
    'AZ CA FL IL MA MI NJ NY NC OH PA TX VA WA':
      '違法や危険なことを報告したり断ったりしたことを理由に、法律の範囲で、解雇されません',
  }),
  ...stateWords('vacation-pay', {
    'AZ MI NY NC OH PA TX': '使わなかった休暇は、会社の書面の決まりか契約のとおりに払われます',
    CA: 'たまった休暇は給料です。取り上げられず、辞めるときに払われなければなりません',
    IL: 'たまった休暇は、辞めるときに払われなければなりません',
    MA: 'たまった休暇は給料で、辞めるときに払われなければなりません',
  }),
  ...stateWords('hoa-limits', {
    'AZ CA FL IL MA MI NC NJ OH TX VA WA':
      '管理組合はほとんどの場合、太陽光パネルを禁止できませんが、公正な制限は決められます',
  }),
  ...stateWords('custody', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      '裁判官は、子にとって一番よいことを決めます。面会と養育費は別です。一方を理由に、もう一方を止められません',
  }),
  ...stateWords('recording', {
    'AZ GA MI NC NJ NY OH TX VA':
      '自分が加わる会話は、ほとんどの場合録音できます。ほかの人たちの会話をひそかに録音することは犯罪です',
    'CA FL IL MA PA WA': '私的な会話を録音するには、ほとんどの場合、加わる全員の同意が必要です',
  }),
}
