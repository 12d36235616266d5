/** The Japanese words of the rows in ../juries-and-subpoenas.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const JURIES_AND_SUBPOENAS_JA: Words = {
  'us.public.want-juror': {
    says: '裁判所が、陪審員（jury）になるよう求めています。あなたは何の罪にも問われていません。',
  },
  'us.public.right-juror': {
    says: 'ほとんどの場合、1度延期するか、生活の苦しさ、病気、世話を理由に免除を求められます。それを理由に解雇されてはいけません。',
  },
  'us.public.step-juror': {
    says: '期限までに用紙に書いてください。本物か分からなければ、裁判所自身のサイトの番号に電話します。',
  },
  'us.public.option-juror': {
    says: 'その日の前に裁判所に手紙を書き、来られない理由を伝えます。',
    title: '行く、延期する、免除を求める',
    cost: '無料',
    time: '通知の日より前',
    risk: '行かないと罰金になることがあります。',
    bestFor: '本物の陪審の通知を受けた場合。',
  },
  'us.life.right-subpoena': {
    says: '本物の召喚状（subpoena）には従わなければなりませんが、書面で異議を出すか、せまくするよう裁判所に求められます。証人はほとんどの場合、手当をもらえます。',
  },
  'us.life.want-subpoena': {
    says: '裁判のだれかが、あなたに証人として来るか、書類を渡すよう求めています。',
  },
  'us.life.step-subpoena': {
    says: '裁判所と事件番号を書記官に確かめてください。求められた書類を取っておき、その日の前に弁護士に会います。',
  },
  ...stateWords('jury-missed', {
    'AZ CA FL GA IL MI NC PA TX WA':
      '陪審（jury duty）に来なかった人に、裁判官は罰金を科せます。この通知の期日までに、理由と証拠を示して答え、新しい日を求めてください',
    NY: '欠席の通知（notice of noncompliance）には、聴聞（hearing）を求めて答えられます。答えないと、$250までの罰金と新しい日が決められることがあります',
  }),
  ...stateWords('subpoena', {
    'AZ CA FL GA IL MI NC NY TX WA':
      'その日の前に、召喚状（subpoena）の取消しや制限を裁判官に求められます（motion to quash）。求めすぎる場合などです',
  }),
}
