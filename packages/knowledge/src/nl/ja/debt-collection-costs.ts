/** The 14-day letter (veertiendagenbrief), and what a collection firm may add to a debt: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_COSTS_JA: Words = {
  'nl.debt.deadline-14': {
    says: '最初の督促を受け取った次の日から14日あります。それまで取立ての費用はかかりません。',
    action: '取立ての費用が始まる前に、払うか借金を争う',
    consequence: 'その後、法律で決まった取立ての費用を加えることがあります。',
    service: '手紙は次の日に届くことが多いです。14日は、届いた次の日に始まります。',
  },
  'nl.debt.right-14': {
    says: '費用のない督促と、届いた翌日から数えて払うまで丸14日を受ける権利があります。それがなければ、取立ての費用を払う義務はありません。',
  },
  'nl.debt.right-costs': {
    says: '費用は、最初の€2,500の15 %までで、最低€40です。それより上の部分は、割合が低くなります。',
  },
  'nl.debt.option-pay': {
    title: '14日以内に払う',
    says: '取立ての費用なしで、請求書を払います。',
    cost: '請求書の額。',
    time: '今日。',
    risk: '反論を失うことがあります。',
    bestFor: '請求書が正しく、払えるとき。',
  },
  'nl.debt.insight-14': {
    says: 'すぐに費用を求める手紙が多いです。正しい14日の手紙（veertiendagenbrief）がなければ、消費者に払う義務はありません。',
    actionable: '14日の手紙をいつ送ったかを聞き、写しを求めてください。',
  },
  'nl.debt.element-14': {
    name: '払うまでの14日',
    says: '最初の督促では、受け取った次の日から14日が必要です。',
    ifMissing: 'これがなければ、取立ての費用を払う義務はありません。',
  },
  'nl.debt.element-costs': {
    name: '費用の額',
    says: '最初の督促には、払わないときにかかる費用を書く必要があります。',
    ifMissing: 'この額がなければ、取立ての費用を払う義務はありません。',
  },
  'nl.debt.charge-cap': {
    name: '取立ての費用',
    says: '取立ての費用は、決して€6,775を超えません。ほとんどの借金では、上限はもっと低いです。',
  },
}
