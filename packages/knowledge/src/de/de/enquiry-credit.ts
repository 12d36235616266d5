/** Questions about entries at credit agencies and loans that the bank ends: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_DE: Words = {
  'de.ask-debt.schufa-entry': {
    says: 'Ohne Titel braucht es zwei schriftliche Mahnungen, vier Wochen und einen Hinweis. Eine bestrittene Forderung zählt nicht.',
    dependsOn: 'ob es einen Titel gibt oder Sie bestritten haben',
  },
  'de.ask-debt.schufa-copy': {
    says: 'Die Datenkopie nach Art. 15 DSGVO ist kostenlos. Dafür müssen Sie keine bezahlte Auskunft kaufen.',
  },
  'de.ask-debt.loan-ended': {
    says: 'Nötig sind zwei fehlende Raten hintereinander, 10 % oder 5 % des Kredits und eine Warnung mit zwei Wochen. Sonst widersprechen Sie.',
    dependsOn: 'ob die Bank richtig gewarnt hat',
  },
}
