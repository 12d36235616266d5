/** Letters of a lender who refuses a loan: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSED_DE: Words = {
  'be.credit.refused-want': {
    says: 'Ein Kreditgeber lehnt Ihren Kreditantrag ab.',
  },
  'be.credit.refused-right': {
    says: 'Der Kreditgeber muss Ihnen sofort und kostenlos sagen, welche Kartei er befragt hat und was darin stand. Für die Ablehnung darf er nichts verlangen.',
  },
  'be.credit.refused-step': {
    says: 'Fragen Sie die Nationalbank kostenlos, was in ihrer Kartei (Centrale des crédits) über Sie steht. Lassen Sie falsche Daten berichtigen.',
  },
}
