/** The Japanese words of the rows in ../foreclosure.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FORECLOSURE_JA: Words = {
  'us.foreclosure.reality': {
    says: '家はまだ売られていません。売却の日までは、遅れた分の支払い、返済計画、破産（bankruptcy）で止められることが多くあります。',
  },
  'us.foreclosure.who': {
    says: '売却を進めるのは受託者（trustee）か弁護士です。助けを決めるのは、支払い先の会社（servicer）です。',
  },
  'us.foreclosure.step-counselor': {
    says: '今日、HUD認定の住宅相談員（housing counselor）888-995-4673に電話しましょう。無料です。売却を止めると約束する人にお金を払わないでください。',
  },
  'us.foreclosure.step-help': {
    says: '今すぐ、支援の申請（loss mitigation）をすべてそろえて送りましょう。売却の37日より前なら、審査の間は売れません。',
  },
  'us.foreclosure.step-sum': {
    says: 'ローンを正常に戻すための金額と、その最後の支払日を、書面で会社に聞きましょう。',
  },
  'us.foreclosure.step-lawyer': {
    says: '売却まで1か月を切っていますか。今すぐ法律扶助（legal aid）か破産の弁護士に電話しましょう。',
  },
  'us.foreclosure.right-help': {
    says: 'そろった支援の申請には返事をもらう権利があり、断られたら多くの場合は不服を言えます（appeal）。',
  },
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
