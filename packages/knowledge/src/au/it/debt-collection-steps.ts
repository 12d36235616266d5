/** The Italian words of the rows in ../debt-collection-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_IT: Words = {
  'au.debt.step-check': {
    says: 'Controlli che il debito sia Suo. Guardi il nome, la somma, le date e a chi doveva all’inizio.',
  },
  'au.debt.step-age': {
    says: 'Scopra quando ha pagato l’ultima volta. Se sono circa sei anni o di più, non paghi e non firmi ancora nulla.',
  },
  'au.debt.step-helpline': {
    says: 'Chiami la National Debt Helpline al 1800 007 007. È gratis, e stanno dalla Sua parte.',
  },
  'au.debt.step-write': {
    says: 'Risponda per iscritto. Chieda le prove del debito, o aiuto per le difficoltà (hardship).',
  },
  'au.debt.step-offer': {
    says: 'Se deve la somma, faccia un bilancio e offra una somma che riesce a mantenere. Si faccia dare l’accordo per iscritto.',
  },
  'au.debt.step-dispute': {
    says: 'Se è sbagliato, lo dica per iscritto e dica perché. Se continuano, faccia reclamo ad AFCA.',
  },
}
