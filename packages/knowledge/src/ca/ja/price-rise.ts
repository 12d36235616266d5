/** The Japanese words of the rows in ../price-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_JA: Words = {
  'ca.price.right-wireless': {
    says: '期間の決まった携帯電話の契約では、あなたの同意なしに料金を上げてはいけません。',
  },
  'ca.price.right-month': {
    says: '月ごとの契約では、ほとんどの場合、30日前に伝えなければなりません。これからの分の費用なしでやめられます。',
  },
  'ca.price.step-ccts': {
    says: '先に会社に苦情を出してください。だめなら、CCTSが無料で調べます。',
  },
  'ca.price.right-quebec': {
    says: 'ケベック州では、条文が何と言っても、期間の決まった契約の料金は変えられません。',
  },
  'ca.price.step-term': {
    says: '契約書で、料金の条文、契約の最後の日、やめるときの費用を探してください。',
  },
  'ca.price.option-switch': {
    says: 'ほかの値段を2つもらいます。値上げが始まる前に、同じ値段にするよう会社に頼みます。',
    title: 'もっと良い値段を頼むか、乗りかえる',
    cost: '無料。',
    time: '数週間。',
    risk: '早くやめると費用があるか確かめてください。',
    bestFor: 'ほかでもっと安くなるとき。',
  },
}
