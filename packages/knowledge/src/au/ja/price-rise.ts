/** The Japanese words of the rows in ../price-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_JA: Words = {
  'au.price.right-term': {
    says: '決まった形の契約で、会社だけが値段を変えられる条件は、不公正なことがあります。そのときは、しばられません。',
  },
  'au.price.step-term': {
    says: '値上げの条件、契約の最後の日、やめるときの手数料を、契約で探してください。',
  },
  'au.price.option-switch': {
    says: 'ほかの値段を2つ調べてください。値上げが始まる前に、同じ値段にするよう会社に頼みます。',
    title: 'よい値段を頼む、または会社を変える',
    cost: '無料です。',
    time: '数日です。',
    risk: '早くやめると手数料があるか、確かめてください。',
    bestFor: 'ほかでもっと安いとき。',
  },
  'au.price.right-notice': {
    says: '電気やガスの会社は、新しい値段が始まるたいてい5営業日以上前に、知らせなければなりません。',
  },
  'au.price.step-compare': {
    says: 'Energy Made Easy、ビクトリア州（Victoria）ではVictorian Energy Compareで、無料で比べてください。いちばんよい条件を会社に求めます。',
  },
  'au.price.step-hardship': {
    says: '新しい値段を払えないなら、遅れる前に、苦しい人のための制度（hardship program）と割引（concessions）を求めてください。',
  },
  'au.price.step-other': {
    says: '同意しないなら、値上げの前に会社に手紙を書いてください。電話とインターネットは、TIOが無料で助けます。',
  },
  'au.price.right-leave': {
    says: '月ごとの契約なら、やめられます。期間の決まった契約なら、変更を理由に、無料でやめることを頼んでください。',
  },
}
