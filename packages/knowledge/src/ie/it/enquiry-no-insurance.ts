/** Questions about driving without insurance: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NO_INSURANCE_IT: Words = {
  'ie.ask.no-insurance': {
    says: 'Vada in tribunale quel giorno, se può con un avvocato; chieda al giudice il gratuito patrocinio. Se era assicurato, porti il certificato: basta quello. Se no, può essere una multa fino a €5,000 e il ritiro della patente. La prima volta una ragione speciale può salvarla.',
  },
}
