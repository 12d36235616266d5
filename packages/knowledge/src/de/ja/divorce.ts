/** The Japanese words of the rows in ../divorce.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DIVORCE_JA: Words = {
  'de.divorce.want': {
    says: '夫か妻が、家庭裁判所（Familiengericht）に結婚を終わらせるよう求めました。',
  },
  'de.divorce.who': {
    says: '家庭裁判所は、区裁判所（Amtsgericht）の一部です。どちらの味方もしません。',
  },
  'de.divorce.reality': {
    says: '離婚には数か月かかります。裁判所は、知らせる日に、両方の話を聞きます。',
  },
  'de.divorce.not-yet': {
    says: '裁判所が決めるまで、結婚は続きます。この書類だけで、家や子どもを取られることはありません。',
  },
  'de.divorce.right-year': {
    says: 'ほとんどの場合、1年別々に暮らしている必要があります。あなたが同意しなければ、3年たつまで、裁判所はもっと証拠を求めます。',
  },
  'de.divorce.right-lawyer': {
    says: '同意するのに弁護士はいりません。お金や家など、自分から何かを求めるには必要です。',
  },
  'de.divorce.right-aid': {
    says: 'お金が少ないですか。裁判所が弁護士と費用を払うことがあります（Verfahrenskostenhilfe）。用紙を求めてください。',
  },
  'de.divorce.right-support': {
    says: '収入がずっと少なければ、離婚まで生活のお金を求められます。子どもには、いつも養われる権利があります。',
  },
  'de.divorce.right-pension': {
    says: '裁判所は、結婚の間に二人が得た年金を分けます（Versorgungsausgleich）。結婚が3年より短いときは、どちらかが求めたときだけです。',
  },
  'de.divorce.step-answer': {
    says: '届いた日を書きとめ、裁判所が書いた日までに答えてください。同意するか、書類のどこがまちがいかを書きます。',
  },
  'de.divorce.step-lawyer': {
    says: '子ども、家、借金、貯金があるなら、答える前に、家族の法律に強い弁護士に相談してください。',
  },
  'de.divorce.insight-day': {
    says: 'この書類があなたに届いた日が、増えた財産を分けるとき（Zugewinnausgleich）の、それぞれの財産を決めます。',
    actionable: 'その日の銀行の記録と、物の価値を残してください。',
  },
  'de.divorce.option-agree': {
    says: '書面、裁判所の窓口、または審理の場で同意できます。',
    title: '離婚に同意する',
    cost: '裁判所の費用は、ほとんどの場合分け合います。',
    time: '審理まで。',
    risk: '先に、子ども、家、お金のことを決めてください。',
    bestFor: '二人とも望んでいるとき。',
  },
}
