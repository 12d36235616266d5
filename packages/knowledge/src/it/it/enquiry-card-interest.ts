/** The Italian words of the rows in ../enquiry-card-interest.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARD_INTEREST_IT: Words = {
  'it.ask.card-interest': {
    says: 'Se il tasso superava la soglia di usura il giorno della firma, non deve interessi. Se il TAEG manca o è sbagliato, il tasso scende a uno basso. Chieda contratto e conti, reclami per iscritto, poi vada all’ABF con 20 €.',
    dependsOn: 'il tasso e il giorno della firma',
  },
}
