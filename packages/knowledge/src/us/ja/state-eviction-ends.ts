/** The Japanese words of the rows in ../state-eviction-ends.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_EVICTION_ENDS_JA: Words = {
  ...stateWords('eviction-day', {
    'IL MI NC NJ OH':
      'ほとんどの場合、書面の答えがなくても話を聞いてもらえます。召喚状（summons）の日に証拠を持って裁判所に行ってください',
    AZ: '裁判はほとんどの場合、召喚状（summons）の3日から6日後です。その日に行き、できれば書面の答えを持っていってください',
    MA: '書類の日までに書面の答え（answer）を出してください。家の悪いところと、払った分を書いてください',
    WA: '召喚状（summons）の日までに書面で答えてください。収入が少なければ、無料の弁護士がつくことがあります',
  }),
  ...stateWords('eviction-stay', {
    AZ: '役人はほとんどの場合、判決から5日待ちます。裁判所に行った人は、その5日の間に上訴できます',
    GA: '命令に対して7日以内に上訴できます。その間、ほとんどの場合家賃を裁判所に払います',
    IL: '30日以内に、命令の取り消しか、引っ越しの時間を裁判官に求められます',
    MA: '10日以内に上訴できます。悪いことをしていなければ、裁判官は6か月か12か月の時間をくれることがあります',
    MI: '大家はほとんどの場合、判決から10日待ちます。その間に払う、上訴する、停止（stay）を求めることができます',
    NC: '10日以内に上訴できます。期日ごとに家賃を裁判所の書記（clerk）に払えば、住み続けられます',
    NJ: '役人はほとんどの場合3営業日待ちます。家賃を全部払えば、裁判官は最長6か月の時間をくれることがあります',
    OH: '執行官（bailiff）はほとんどの場合、命令から10日以内に動きます。すぐに裁判官に停止（stay）を求めてください',
  }),
  ...stateWords('eviction-record', {
    'AZ IL MA WA':
      '勝った事件や取り下げられた事件など、立ち退きの記録を裁判所が非公開にできることがあります',
  }),
  ...stateWords('left-things', {
    'AZ MA NC NJ WA':
      '残した荷物は、ほとんどの場合しばらく保管されます。返してほしいとすぐに書いてください',
  }),
}
