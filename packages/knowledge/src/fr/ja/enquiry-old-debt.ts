/** Questions about a debt that may be too old: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBT_JA: Words = {
  'fr.ask-debt.debt-too-old': {
    says: '消費者への請求書は2年、電話の請求書は1年、家賃は3年、ほかのほとんどは5年で終わります。判決は10年続きます。',
    dependsOn: 'どの種類の借金か',
  },
}
