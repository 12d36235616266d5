/** The Italian words of the rows in ../debt-collection-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_IT: Words = {
  'ie.debt.step-check': {
    says: 'Controlli che il debito sia Suo. Guardi il nome, la somma, le date e a chi lo doveva all’inizio.',
  },
  'ie.debt.step-age': {
    says: 'Scopra quando ha pagato l’ultima volta. Se sono quasi sei anni o più, non paghi e non firmi ancora nulla.',
  },
  'ie.debt.step-mabs': {
    says: 'Chiami MABS allo 0818 07 2000. È gratis e possono parlare con la ditta per Lei.',
  },
  'ie.debt.step-write': {
    says: 'Risponda per iscritto. Chieda la prova del debito, o faccia un’offerta che può mantenere.',
  },
  'ie.debt.step-offer': {
    says: 'Se lo deve, faccia un bilancio e offra una somma che può mantenere. Tenga la prova di ogni pagamento.',
  },
  'ie.debt.step-dispute': {
    says: 'Se è sbagliato, lo dica per iscritto e dica perché.',
  },
}
