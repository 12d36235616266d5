/** The Italian words of the rows in ../card-charges-and-terms.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CARD_CHARGES_AND_TERMS_IT: Words = {
  'us.card.right-dispute': {
    says: 'Può contestare per iscritto un addebito sulla carta entro 60 giorni dall’estratto conto. Mentre controllano può non pagare quella parte.',
  },
  'us.card.right-terms': {
    says: 'La società della carta deve quasi sempre scrivere 45 giorni prima di alzare il tasso o aggiungere una spesa. Il vecchio saldo quasi sempre tiene il vecchio tasso.',
  },
  'us.life.want-rate': {
    says: 'La società della carta le dice le nuove condizioni e da quale giorno valgono.',
  },
  'us.life.step-rate': {
    says: 'Cerchi il diritto di rifiutare e la sua data. Confronti altre carte prima di usare ancora questa.',
  },
  'us.life.option-rate': {
    says: 'Rifiuti il cambiamento per iscritto entro la data. Quasi sempre il conto si chiude e Lei paga il vecchio saldo al vecchio tasso.',
    title: 'Rifiutare le nuove condizioni',
    cost: 'Gratis',
    time: 'Entro la data nella lettera',
    risk: 'Può perdere l’uso della carta.',
    bestFor: 'Le nuove condizioni sono molto peggiori.',
  },
}
