/** The Italian words of the rows in ../policy-cancelled.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const POLICY_CANCELLED_IT: Words = {
  'nz.cover.step-now': {
    says: 'Chiami ora l’assicuratore. Chieda se la copertura continua quando paga o manda quello che manca, e se lo faccia scrivere.',
  },
  'nz.cover.step-new': {
    says: 'Cerchi una nuova copertura che inizia lo stesso giorno, e risponda alle loro domande con la verità.',
  },
  'nz.cover.right-reason': {
    says: 'Può chiedere quale clausola permette loro di chiuderla, quanto preavviso Le dà, e indietro il premio non usato.',
  },
  'nz.cover.right-scheme': {
    says: 'Se pensa che sia sbagliato, faccia un reclamo all’assicuratore, poi gratis al suo servizio per i reclami (dispute scheme).',
  },
  'nz.cover.warn-gap': {
    says: 'Quando la copertura finisce, ogni perdita la paga Lei. Se c’è un prestito sulla casa o sull’auto, lo dica a chi presta.',
  },
}
