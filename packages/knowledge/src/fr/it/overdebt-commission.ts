/** The Italian words of the rows in ../overdebt-commission.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OVERDEBT_COMMISSION_IT: Words = {
  'fr.commission.want': {
    says: 'La commissione per il sovraindebitamento Le dice che cosa ha deciso sulla Sua pratica.',
  },
  'fr.commission.deadline-refused': {
    says: 'Se la pratica è stata rifiutata (irrecevable), ha 15 giorni dalla lettera per contestare.',
    action: 'Contestare all’ufficio della commissione',
    consequence: 'Il rifiuto diventa definitivo. Può presentarla di nuovo se le cose cambiano.',
  },
  'fr.commission.deadline-imposed': {
    says: 'Ha 30 giorni dalla lettera per contestare le misure davanti al giudice.',
    action: 'Contestare le misure, se non può mantenerle',
    consequence: 'Le misure vincolano Lei e i creditori.',
  },
  'fr.commission.right-stop': {
    says: 'Una volta accolta la pratica, i pignoramenti si fermano fino a due anni, e non può pagare i vecchi debiti. Paghi affitto, cibo e nuove bollette.',
  },
  'fr.commission.right-budget': {
    says: 'Devono lasciarle abbastanza per vivere. Lo dica se nel conto mancano affitto o spese di salute.',
  },
  'fr.commission.step': {
    says: 'Controlli ogni debito e il bilancio nella lettera. Scriva per raccomandata alla commissione che cosa è sbagliato, con prove.',
  },
  'fr.commission.option': {
    says: 'Contesti in tempo. Un giudice guarda tutta la pratica.',
    title: 'Contestare davanti al giudice',
    cost: 'Gratis.',
    time: '15 o 30 giorni: veda la lettera.',
    risk: 'Il giudice può cambiare anche altri punti.',
    bestFor: 'Le somme o il Suo bilancio sono sbagliati.',
  },
}
