/** Parcheggi, affitti, assistenza, sussidi, energia e acqua: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const CLAIMS_ON_PUBLIC_DEBTS_IT: Words = {
  'gb.benefit-debt.from-pay': {
    says: 'Per un debito di sussidi, il datore di lavoro può dover trattenere parte della paga senza giudice. Ci sono limiti fissi. Può chiedere di pagare meno al mese.',
  },
  'gb.benefit-debt.housing': {
    says: "Il troppo Housing Benefit non va reso se l'errore è del comune e Lei non poteva saperlo. Chieda il calcolo.",
  },
  'gb.tax-credit-debt.law': {
    says: 'Può chiedere ogni decisione sui tax credits da cui nasce il debito, e il calcolo della somma.',
  },
  'gb.tax-credit-debt.code': {
    says: "Se l'ufficio ha sbagliato e Lei ha fatto la Sua parte, può contestare la restituzione. Chieda il modulo TC846. Di solito deve arrivare entro tre mesi dalla decisione.",
  },
  'gb.energy-debt.back-bill': {
    says: 'Una società di energia non può fatturare ora consumi di oltre 12 mesi fa che non aveva fatturato, salvo che Lei lo abbia impedito.',
  },
  'gb.energy-debt.plan': {
    says: 'La società di energia deve offrire un piano che Lei possa pagare. Lo chieda anche se Le scrive già un recuperatore.',
  },
  'gb.energy-debt.warrant': {
    says: 'Un recuperatore non può entrare senza il Suo consenso. Per il contatore, la società ha bisogno del Suo sì o di un mandato (warrant) del giudice.',
  },
  'gb.water-debt.stays-on': {
    says: "L'acqua di casa non può essere tolta né ridotta per questo debito.",
  },
  'gb.lbc.scotland-not-yet': {
    says: 'Nessuno può pignorare ora la paga o il conto. Di solito serve una sentenza (decree) e poi un ordine di pagare (charge) con 14 giorni.',
  },
  'gb.pay-debt.overpaid-wages': {
    says: 'Il datore può togliere la paga in eccesso da quelle successive. Se Lei è andato via, deve concordare un piano o fare causa. Chieda il calcolo e offra quanto può.',
  },
}
