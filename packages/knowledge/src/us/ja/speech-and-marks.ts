/** The Japanese words of the rows in ../speech-and-marks.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const SPEECH_AND_MARKS_JA: Words = {
  'us.stop.want': {
    says: '差出人は、あなたに何かをやめてほしいと言い、裁判を警告しています。',
  },
  'us.stop.reality': {
    says: 'これは手紙で、裁判所の命令ではありません。どちらが正しいかは、まだだれも決めていません。',
  },
  'us.stop.right-court': {
    says: 'やめるよう、または払うよう命じられるのは、両方の話を聞いた後の裁判所だけです。',
  },
  'us.stop.step-keep': {
    says: '手紙、封筒、あなたが書いたり使ったりしたものをすべて残してください。証拠を消さないでください。答える前に弁護士の意見を聞いてください。',
  },
  'us.stop.option-answer': {
    says: '落ち着いた短い言葉で答えるか、本当にまちがっていることを、それ以上認めずにやめます。',
    title: '書面で答える',
    cost: '無料',
    time: '手紙の日付まで',
    risk: '書いたことは裁判で使われることがあります。',
    bestFor: '相手の主張がまちがいだと思うとき。',
  },
  'us.stop.option-stop': {
    says: 'やめて、この件が終わったことを書面で確認するように頼みます。',
    title: 'やめて、この件を終わらせる',
    cost: '無料',
    time: '数日',
    risk: '助言を受けずに、払うという約束に署名しないでください。',
    bestFor: '相手が正しいかもしれないとき。',
  },
  'us.speech.right-truth': {
    says: '本当の事実と、意見とはっきりわかるものは、名誉毀損（defamation）ではありません。差出人は、害を与えた、うその事実を示さなければなりません。',
  },
  'us.speech.right-review': {
    says: '決まった形の契約（form contract）で、正直な感想を禁じたり、罰金を取ったりすることはできません。そのような条件は無効です。',
  },
  'us.speech.right-host': {
    says: 'あなたの感想を載せているサイトは、たいてい責任を負いません。自分で書いたことは、あなたが責任を負います。',
  },
  'us.speech.right-mark': {
    says: '商標（mark）の侵害になるのは、買う人が、あなたを商標の持ち主とまちがえそうなときだけです。品物を説明するために、言葉を公正に使うことはできます。',
  },
  ...stateWords('free-speech', {
    'AZ CA FL GA IL MA NJ NY OH PA TX VA WA CO CT IN KY NV OK OR TN':
      '社会の問題についての言葉をめぐる弱い訴えを、裁判所が早く終わらせ、たいてい、あなたの費用を相手に払わせることができます（anti-SLAPP）',
  }),
}
