/** The Japanese words of the rows in ../enquiry-family-and-neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_AND_NEIGHBOURS_JA: Words = {
  'au.ask.barking-dog': {
    says: 'まず話し、日と時刻を書いておいてください。次に役所（council）に苦情を出します。役所は、鳴くのを止めるよう飼い主に命じ、罰金を科せます。',
  },
  'au.ask.debt-of-the-dead': {
    says: '自分も署名していない限り、親族が亡くなったことで借金を負う人はいません。先に遺産（estate）が払います。自分のお金で払わず、取立ての人を遺言執行者（executor）に回してください。',
  },
  'au.ask.divorce-papers': {
    says: '同意するなら、何もしなくてよいです。反対する、または事実を直すなら、送達（service）から28日以内に返事を出してください。子どもと財産は別に決まります。早めに法律扶助（legal aid）を受けてください。',
  },
  'au.ask.jury-duty': {
    says: 'はい、書いてある日までに返事をしてください。法律の義務です。病気、人の世話、大変な事情などで、免除か延期を頼めます。上司はそのことで罰してはいけません。',
  },
  'au.ask.make-a-will': {
    says: 'いいえ、自分で書けます。同時にその場にいて、遺言で何も受け取らない2人の証人の前で署名してください。家、子ども、事業があるなら、弁護士が助けになります。',
  },
  'au.ask.tree-nsw': {
    says: 'まず隣の人に書いて、話し合ってください。だめなら、Land and Environment Courtが、木の手入れと損害の支払いを命じられます。',
  },
  'au.ask.ex-debt': {
    says: 'あなたも署名したときだけです。共同のローンでは、取り決めに関係なく、それぞれが銀行に全額の義務を負います。銀行に困っていると伝えてください。家庭裁判所は2人の間で借りを分けられます。',
  },
  'au.ask.noise': {
    says: '日と時間を書き留め、まず話してみてください。役所（council）、夜は警察に電話してください。騒音をやめるよう命じられます。ニューサウスウェールズ州では、Local Courtに命令を求めることもできます。集合住宅ならstrataかbody corporateにも書面で伝えてください。',
  },
}
