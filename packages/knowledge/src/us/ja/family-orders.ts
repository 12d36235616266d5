/** The Japanese words of the rows in ../family-orders.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const FAMILY_ORDERS_JA: Words = {
  'us.family.right-home-state': {
    says: 'ほとんどの場合、子どもが最近6か月住んだ州の裁判所が、親権（custody）を決めます。ほかの州はその命令に従わなければなりません。',
  },
  'us.family.step-order': {
    says: '今ある命令に従い、裁判所に聞く前に子どもと引っ越さないでください。なくなった面会を書いておきます。',
  },
  'us.family.right-license': {
    says: '養育費の未払いが $2,500 からは、パスポートを断られることがあります。免許を失う前には、知らせが必要で、分割を求められます。',
  },
  'us.family.right-protect': {
    says: '保護の命令（protection order）は全部の州で有効です。双方とも、ほとんどの場合、数日か数週間のうちに裁判官に話せます。',
  },
  'us.family.right-parent': {
    says: '州は、裁判所なしに子どもを長く引き離せません。話を聞いてもらい、証拠を見て、弁護士を求められます。',
  },
  ...stateWords('support-change', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      '事情が大きく変わったら、養育費の変更を求められます。前の借りはほとんどの場合下がらないので、すぐに求めてください',
  }),
  ...stateWords('support-enforce', {
    'AZ CA FL GA IL MA MI NC NJ NY OH PA TX WA':
      '遅れた養育費は給料から取られ、免許を止められることがあります。通知の日までに審理か分割払いを求めてください',
  }),
  ...stateWords('protect-order', {
    'CA FL GA IL NC PA TX WA':
      '命令を知った時から守らなければなりません。相手から連絡が来ても同じです。証拠を持って審問（hearing）に行ってください。行かないと、あなた抜きで決まることがあります',
    AZ: '審問（hearing）を求めなければ、命令は続きます。すべて守り、納得できなければ書面で審問を求めてください',
    MI: '受け取ってから14日以内に、命令の変更や終了を裁判官に求められます。それまではすべて守ってください',
  }),
}
