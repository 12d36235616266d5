/** The Japanese words of the rows in ../enquiry-rent.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_JA: Words = {
  'jp.ask.rent-rise': {
    says: 'すぐ同意しなくてよいです。裁判で決まるまで相当と思う額を払います。後で差額と年10%の利息のことがあります。',
    dependsOn: '近くの家賃など',
  },
  'jp.ask.renewal-fee': {
    says: '更新料を払うのは、契約書にはっきり書いてあるときだけです。最高裁は、家賃や期間に比べて高すぎない限り有効としています。契約書になければ払う必要はありません。法定更新で、条項がそれを含まないときも同じです。質問しただけで追い出されることはありません。',
  },
  'jp.ask.cannot-pay-rent': {
    says: '失業や減収のときは、住居確保給付金で、市区町村が家賃を大家に払えます。原則3か月、最長9か月です。自立相談支援機関に相談してください。大家には早く伝え、分割を提案します。1か月の遅れで契約が終わることはまれで、裁判所なしに追い出せません。',
  },
}
