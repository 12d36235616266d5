/** The Japanese words of the rows in ../foreclosure.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FORECLOSURE_JA: Words = {
  'us.mortgage.want': {
    says: '住宅ローンの会社が、遅れた分の支払いを求め、差押え（foreclosure）を始めるかもしれないと言っています。',
  },
  'us.mortgage.reality': {
    says: 'これは警告で、売却ではありません。早く求めれば、計画を立てて家を守れる人が多いです。',
  },
  'us.mortgage.not-yet': {
    says: 'ほとんどの場合、120日より長く遅れるまで、差押えは始められません。',
  },
  'us.mortgage.right-help': {
    says: '売却の37日より前に、全部そろった助けの申請を送ってください。会社は調べなければならず、その間は売れません。',
  },
  'us.mortgage.right-contact': {
    says: '管理会社（servicer）は、遅れて45日目までに、助けを受ける方法を書面で伝えなければなりません。',
  },
  'us.mortgage.right-errors': {
    says: '額がちがうなら、まちがいの通知（notice of error）を送ります。ほとんどの場合、30営業日以内に答えなければなりません。',
  },
  'us.mortgage.step-counselor': {
    says: 'HUDが認めた住宅の相談員に、888-995-4673で電話してください。無料です。差押えを止めると約束する人には、決して払わないでください。',
  },
  'us.mortgage.option-plan': {
    says: '損失を減らすための用紙（loss mitigation form）を求めます。返済の計画、一時停止、ローンの変更を提案します。',
    title: '家を守る計画を求める',
    cost: '求めるのは無料',
    time: '今、120日目より前',
    risk: '待つ間に借りが増えます。',
    bestFor: 'いくらか収入があり、住み続けたい場合。',
  },
}
