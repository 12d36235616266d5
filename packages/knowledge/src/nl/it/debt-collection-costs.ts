/** The 14-day letter (veertiendagenbrief), and what a collection firm may add to a debt: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_COSTS_IT: Words = {
  'nl.debt.deadline-14': {
    says: 'Ha 14 giorni dal giorno dopo l’arrivo del primo sollecito. Fino ad allora non deve spese di recupero.',
    action: 'Pagare o contestare il debito prima che partano le spese di recupero',
    consequence: 'Dopo possono aggiungere le spese di recupero di legge.',
    service:
      'Una lettera arriva spesso il giorno dopo. I 14 giorni partono dal giorno dopo l’arrivo.',
  },
  'nl.debt.right-14': {
    says: 'Ha diritto a un sollecito senza spese e a 14 giorni interi per pagare, dal giorno dopo l’arrivo. Senza, non deve spese di recupero.',
  },
  'nl.debt.right-costs': {
    says: 'Le spese sono al massimo il 15 % dei primi 2.500 €, con un minimo di 40 €. Le parti più alte hanno tassi più bassi.',
  },
  'nl.debt.option-pay': {
    title: 'Pagare entro i 14 giorni',
    says: 'Paghi la fattura senza spese di recupero.',
    cost: 'La fattura.',
    time: 'Oggi.',
    risk: 'Può perdere una difesa.',
    bestFor: 'La fattura è giusta e può pagare.',
  },
  'nl.debt.insight-14': {
    says: 'Molte lettere chiedono subito spese. Senza una corretta lettera con 14 giorni, un consumatore non le deve.',
    actionable: 'Chieda in che giorno fu mandata la lettera con 14 giorni, e ne chieda copia.',
  },
  'nl.debt.element-14': {
    name: '14 giorni per pagare',
    says: 'Un primo sollecito deve dare 14 giorni dal giorno dopo il suo arrivo.',
    ifMissing: 'Senza questo non deve spese di recupero.',
  },
  'nl.debt.element-costs': {
    name: 'La somma delle spese',
    says: 'Un primo sollecito deve dire le spese che seguono se non paga.',
    ifMissing: 'Senza questa somma non deve spese di recupero.',
  },
  'nl.debt.charge-cap': {
    name: 'Spese di recupero',
    says: 'Le spese di recupero non possono mai superare 6.775 €. Per la maggior parte dei debiti il limite è molto più basso.',
  },
}
