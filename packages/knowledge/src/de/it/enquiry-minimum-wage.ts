/** Questions about the minimum wage: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MINIMUM_WAGE_WORDS: Words = {
  'de.ask-job.minimum-wage': {
    says: "Nel 2026 spettano almeno 13,90 € l'ora, anche nei minijob. Dal 1 gennaio 2027 sono 14,60 €.",
  },
  'de.ask-job.minimum-wage-2027': {
    says: "Dal 1 gennaio 2027 spettano almeno 14,60 € l'ora, anche nei minijob.",
  },
}
