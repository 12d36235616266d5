/** The seizure of pay (saisie des rémunérations): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const WAGE_SEIZURE_WORDS: Words = {
  'fr.officer.want-wage': {
    says: 'Vogliono prendere ogni mese una parte della paga (saisie des rémunérations).',
  },
  'fr.officer.not-yet-wage': {
    says: 'Non possono prendere dalla paga prima di un mese dalla richiesta di pagare.',
  },
  'fr.officer.deadline-wage': {
    says: 'Ha un mese dalla richiesta di pagare per contestare, pagare o concordare un piano. Contestare in tempo ferma il pignoramento.',
    action: 'Contestare il pignoramento della paga, o concordare un piano',
    consequence: 'Dopo il datore deve dare una parte della paga all’ufficiale.',
  },
  'fr.officer.right-pay': {
    says: 'Si può prendere solo una parte della paga, secondo una scala di legge. Tiene sempre almeno il sussidio base (RSA).',
  },
  'fr.officer.change-wages': {
    says: 'Dal 1 luglio 2025 un ufficiale pignora la paga senza passare prima dal giudice. Può ancora andare dal giudice.',
    was: 'Prima doveva permetterlo un giudice.',
    is: 'L’ufficiale agisce con il titolo, e ha un mese per contestare.',
  },
}
