/** Italian: the words of the rows in ../maintenance-payments.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MAINTENANCE_PAYMENTS_IT: Words = {
  'gb.maintenance.wants': {
    says: 'Il servizio per il mantenimento (Child Maintenance Service) vuole una somma per un figlio, o Le spiega il calcolo.',
  },
  'gb.maintenance.right-again': {
    says: 'Chieda entro 30 giorni un nuovo esame. Poi può andare gratis da un giudice (tribunal).',
  },
  'gb.maintenance.know-change': {
    says: 'Dica subito se cambia la Sua paga. Tra le verifiche annuali rifanno il conto solo se è più alta o più bassa del 25%.',
  },
  'gb.maintenance.right-wages': {
    says: 'Possono prendere denaro dalla paga senza giudice. Devono lasciarLe almeno il 60% della paga netta.',
  },
  'gb.maintenance.step': {
    says: 'Mandi le ultime buste paga. Chieda come è calcolata ogni somma, e offra un piano per il debito.',
  },
  'gb.maintenance.ni': {
    says: 'Chieda un nuovo esame della decisione. Poi può andare da un giudice (tribunal).',
  },
  'gb.maintenance.answer': {
    says: 'Mandi le ultime buste paga e chieda entro 30 giorni un nuovo esame. Poi può andare da un giudice. Dalla paga devono lasciarLe almeno il 60% netto.',
  },
}
