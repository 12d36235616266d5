/** The Japanese words of the rows in ../price-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_JA: Words = {
  'nz.price.right-term': {
    says: 'ひな形の契約では、会社だけが値段を変えられる決まりは、不公平かもしれません。Commerce Commissionに届けられます。',
  },
  'nz.price.step-term': {
    says: '契約の中で、値上げの決まり、その最後の日、やめるときの料金を探してください。',
  },
  'nz.price.option-switch': {
    says: 'ほかの値段を2つ調べてください。それから、値上げが始まる前に、同じ値段にするよう会社に求めてください。',
    title: 'もっとよい値段を求めるか、乗り換える',
    cost: '無料。',
    time: '数日。',
    risk: '早くやめるときの料金を確かめてください。',
    bestFor: 'ほかでもっと安く買えるとき。',
  },
  'nz.price.right-plan': {
    says: 'どのプランがあなたに一番安いかを、電力会社に聞けます。会社は、客を守る決まり（Consumer Care Obligations）に縛られています。',
  },
  'nz.price.step-help': {
    says: 'Electricity Authorityが支える無料のサイトで、プランを比べてください。払えないなら、早く分割払いを求めてください。止める前に、助けなければなりません。',
  },
  'nz.price.right-scheme': { says: '話がまとまらなければ、Utilities Disputesが無料で見ます。' },
  'nz.price.step-write': {
    says: '同意しないなら、値上げの前に書き、変更を理由に、料金なしでやめることを求めてください。',
  },
  'nz.price.right-tdr': {
    says: '電話とインターネットでは、Telecommunications Dispute Resolutionが無料で助けます。',
  },
}
