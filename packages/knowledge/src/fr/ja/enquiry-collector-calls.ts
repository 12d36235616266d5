/** The Japanese words of the rows in ../enquiry-collector-calls.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTOR_CALLS_JA: Words = {
  'fr.ask-debt.harass': {
    says: '手紙だけにするよう書面で求めてください。電話を一つずつ書きとめます。SignalConsoに届け、続くなら被害届を出してください。いやがらせは犯罪です。',
  },
}
