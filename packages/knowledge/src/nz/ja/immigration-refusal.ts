/** The Japanese words of the rows in ../immigration-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_REFUSAL_JA: Words = {
  'nz.denied.right-again': {
    says: '有効な一時ビザでニュージーランドにいるなら、もう一度見るよう、1度求められます。手紙から14日あります。',
  },
  'nz.denied.right-appeal': {
    says: '居住ビザ（residence visa）なら、たいてい42日以内に、Immigration and Protection Tribunalに上訴できます。',
  },
  'nz.denied.right-humanitarian': {
    says: 'ビザが切れたら、その日から42日以内に、人道上の理由（humanitarian grounds）で不服を申し立てられます。とても強い理由が必要です。',
  },
  'nz.denied.right-reasons': { says: '理由と記録を求められます。' },
  'nz.denied.warn-stay': {
    says: '今持っているビザの最後の日を確かめてください。終わったら出国しなければならず、これらの期間は厳しいです。',
  },
  'nz.denied.step-date': {
    says: '手紙を受け取った日を書いてください。理由の一つずつに、新しい証拠で答えてください。',
  },
  'nz.denied.step-help': {
    says: '今週、弁護士、Community Law、または許可を受けた移民の助言者（licensed immigration adviser）に助けてもらってください。ほかの人は助言できません。',
  },
  'nz.denied.option-appeal': {
    says: '手紙にある用紙を使い、最後の日の前に、証拠と一緒に送ってください。',
    title: 'もう一度見るよう求めるか、上訴する',
    cost: 'たいてい手数料がかかります。',
    time: '数週間から、何か月も。',
    risk: '機会は、たいてい1度です。',
    bestFor: '足りなかった証拠を示せるとき。',
  },
}
