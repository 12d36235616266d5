/** The Italian words of the rows in ../mortgage.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MORTGAGE_IT: Words = {
  'au.mortgage.right-default-notice': {
    says: 'Prima di poter fare causa per la Sua casa, chi presta deve darle un avviso di mancato pagamento (default notice) e almeno 30 giorni per recuperare.',
  },
  'au.mortgage.want': {
    says: 'Chi presta vuole i pagamenti in ritardo, e dice che può prendere la casa.',
  },
  'au.mortgage.reality': {
    says: 'È un avviso, con tempo per agire. Quasi tutti quelli che chiedono presto tengono la casa con un piano.',
  },
  'au.mortgage.option-hardship': {
    says: 'Chieda per iscritto a chi presta un cambiamento per le Sue difficoltà (hardship).',
    title: 'Chiedere aiuto per le difficoltà',
    cost: 'Chiedere è gratis',
    time: 'Prima che l’avviso scada',
    risk: 'Mentre aspetta la somma cresce.',
    bestFor: 'Ha qualche entrata e vuole tenere la casa.',
  },
  'au.mortgage.right-hardship': {
    says: 'Può chiedere un cambiamento per difficoltà (hardship). Chi presta deve rispondere per iscritto, di solito entro 21 giorni.',
  },
  'au.mortgage.right-afca': {
    says: 'Un reclamo gratis ad AFCA prima della sentenza di solito impedisce a chi presta di andare avanti con la causa.',
  },
  'au.mortgage.step-help': {
    says: 'Chiami oggi un consulente finanziario gratuito (financial counsellor) al 1800 007 007 e l’ufficio per le difficoltà (hardship team) di chi presta.',
  },
}
