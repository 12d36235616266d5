/** Letters that claim money for an affair or for a legal share of an estate: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_CLAIMS_IT: Words = {
  'jp.affair.right-broken': {
    says: 'Non deve nulla se il matrimonio era già rotto, o se non lo sapeva e non poteva saperlo. Sono loro a dover provare la relazione.',
  },
  'jp.affair.right-three-years': {
    says: 'La richiesta si prescrive tre anni dopo che hanno saputo del fatto e di lei. Deve dirlo lei stesso.',
  },
  'jp.affair.right-share': {
    says: 'Lei e il coniuge lo dovete insieme. Ciò che il coniuge ha pagato vale anche per lei. Senza divorzio la somma è per lo più minore. Chieda entrambe le cose per iscritto.',
  },
  'jp.affair.option-answer': {
    title: 'Rispondere con un avvocato',
    says: 'Lasci che un avvocato scriva che cosa è sbagliato, o offra una somma più bassa che chiude tutto (示談).',
    cost: 'Un compenso. Houterasu può anticiparlo con poco reddito.',
    time: 'Prima del giorno nella lettera.',
    risk: 'Ciò che ammette per iscritto può valere in tribunale.',
    bestFor: 'Lo nega, o la somma è troppo alta.',
  },
  'jp.affair.step-no-sign': {
    says: 'Oggi non firmi, non paghi e non chiami. Scriva che ha la lettera e che risponderà, e la mostri a un avvocato prima del giorno indicato.',
  },
  'jp.heirs.right-one-year': {
    says: 'La richiesta della legittima (遺留分) è solo di denaro e deve arrivare entro un anno da quando si è saputo. Può chiedere al tribunale più tempo per pagare.',
  },
}
