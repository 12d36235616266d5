/** Questions about the debts of a husband, a wife, a parent or someone who died: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_OF_RELATIVES_JA: Words = {
  'de.ask-debt.heir': {
    says: '相続する人は、借金も受けつぎます。知ってから6週間以内に、遺産の裁判所か公証人で、相続を断れます（Ausschlagung）。',
    dependsOn: '6週間以内に相続を断るか',
  },
  'de.ask-debt.spouse': {
    says: 'あなたも署名したのでなければ、配偶者や親の借金を払う義務はありません。例外は、家族のための毎日の買い物です。',
  },
}
