/** The Japanese words of the rows in ../charges-and-pleas.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const CHARGES_AND_PLEAS_JA: Words = {
  'us.plea.want': {
    says: '裁判所は、あなたの答え（plea）を求めています。有罪（guilty）か無罪（not guilty）かです。罰金を払うと、たいてい有罪を認めたことになります。',
  },
  'us.plea.reality': {
    says: 'これは本物で、日付があります。まだ何も決まっていません。',
  },
  'us.plea.right-trial': {
    says: '無罪（not guilty）と答えることができます。そのときは相手が裁判官に証明しなければならず、あなたは質問をし、証拠を出せます。',
  },
  'us.plea.right-lawyer': {
    says: '拘置所や刑務所（jail）に入るおそれがあるときは、弁護士をつけられます。払えなければ無料です。アメリカ国民でないなら、答える前に弁護士に聞いてください。',
  },
  'us.plea.step': {
    says: '書類の日付までに答え、証拠を残してください。審理、運転講習、または軽い罪への変更ができるか、裁判所の窓口（clerk）に聞いてください。',
  },
  'us.plea.option-fight': {
    says: '期日までに無罪（not guilty）と答え、審理に行きます。',
    title: '無罪と答える',
    cost: 'たいてい無料。負けたら裁判の費用がかかります',
    time: '数週間か数か月',
    risk: '負けて、もっと多く払うことがあります。',
    bestFor: 'していないとき、または点数がつくと困るとき。',
  },
  'us.plea.option-pay': {
    says: '点数と保険への影響を受け入れるなら、期日までに払います。',
    title: '罰金を払う',
    cost: '罰金と費用',
    time: '書類の日付まで',
    risk: '免許に点数がつきます。保険料が上がることがあります。',
    bestFor: 'したことが本当で、点数が問題にならないとき。',
  },
  ...stateWords('plea', {
    NC: '多くの切符は、裁判の日より前に払えます。軽くするよう検察官に頼むか、無罪（not guilty）と答えられます',
    TX: '無罪（not guilty）と答えるか、期日までに運転講習か延期（deferral）を求められます。そうすると、事件はたいてい取り下げられます',
  }),
}
