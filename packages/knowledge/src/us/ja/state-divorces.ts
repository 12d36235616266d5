/** The Japanese words of the rows in ../state-divorces.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_DIVORCES_JA: Words = {
  'us.divorce.want': {
    says: '夫か妻が、結婚を終わらせ、子ども、お金、家について決めるよう、裁判所に求めています。',
  },
  'us.divorce.reality': {
    says: 'これは本物の裁判です。答えないと、裁判官は書類が求めるとおりに認めることがあります。',
  },
  'us.divorce.right-heard': {
    says: '答えて、自分の望みを言い、子ども、養育費など、財産について話を聞いてもらえます。',
  },
  'us.divorce.right-kids': {
    says: 'ほとんどの場合、子どもが6か月住んだ州が子どもについて決めます。養育費は州の決まりによります。',
  },
  'us.divorce.step': {
    says: '期限までに、裁判所自身の用紙で答弁書を出してください。銀行、給料、税の書類を写します。法律扶助（legal aid）に助けを求めてください。',
  },
  'us.divorce.option-answer': {
    says: '答えて、同意することと同意しないことを言います。',
    title: '答弁書を出す',
    cost: '申立て手数料。免除されることがあります',
    time: '書類の日まで',
    risk: 'なし。答えないと、欠席で負けることがあります。',
    bestFor: '自分の意見を言いたい場合。',
  },
  'us.divorce.option-agree': {
    says: '調停の人（mediator）と合意を試み、裁判官に署名してもらいます。',
    title: '条件に合意する',
    cost: '裁判所の調停は無料のことがあります',
    time: '数週間',
    risk: '迫られて署名しないでください。',
    bestFor: '安全に話し合える場合。',
  },
  ...stateWords('divorce', {
    'AZ FL MA NY PA WA':
      '離婚の書類に、ほとんどの場合20日以内に答えます。子どもについては、裁判官が子にとって一番よいことを決めます',
    'CA GA IL NC':
      '離婚の書類に、ほとんどの場合30日以内に答えます。子どもについては、裁判官が子にとって一番よいことを決めます',
    'MI VA':
      '離婚の書類に、ほとんどの場合21日以内に答えます。子どもについては、裁判官が子にとって一番よいことを決めます',
    NJ: '離婚の書類に、ほとんどの場合35日以内に答えます。子どもについては、裁判官が子にとって一番よいことを決めます',
    OH: '離婚の書類に、ほとんどの場合28日以内に答えます。子どもについては、裁判官が子にとって一番よいことを決めます',
    TX: '離婚の書類に、ほとんどの場合、20日の後の月曜日の午前10時までに答えます。子どもについては、裁判官が子にとって一番よいことを決めます',
  }),
}
