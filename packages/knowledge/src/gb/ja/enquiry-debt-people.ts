/** : the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_PEOPLE_JA: Words = {
  'gb.ask-debt.dead-family-pays': {
    says: 'いいえ、その家族も署名していなければ、ありません。亡くなった人が残した財産から払います。亡くなったことを書面で会社に伝え、電話をやめるよう求め、続くなら苦情を出してください。',
  },
  'gb.ask-debt.loan-in-my-name': {
    says: '今日、自分は借りていないと、書面で貸し手に伝えてください。調べることと、取立てを止めることを求めます。Report Fraudに届け出て、無料の信用情報（credit reports）を確かめてください。',
  },
}
