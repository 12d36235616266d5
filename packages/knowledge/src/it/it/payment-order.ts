/** Court orders for payment (decreto ingiuntivo): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PAYMENT_ORDER_WORDS: Words = {
  'it.claim.want-order': {
    says: 'È un decreto ingiuntivo. Il giudice ha visto solo le carte del creditore, non le Sue ragioni.',
  },
  'it.claim.no-seizure': {
    says: `Se non c'è scritto "provvisoriamente esecutivo", nei primi 40 giorni non possono pignorare nulla.`,
  },
  'it.claim.sixty-days': {
    says: 'Il decreto ingiuntivo va notificato entro 60 giorni dalla sua data. Altrimenti perde efficacia.',
  },
  'it.claim.deadline-order': {
    says: 'Ha 40 giorni da quando Le è stato notificato. Contiamo dalla sua data, per sicurezza.',
    action: 'Pagare o fare opposizione con un avvocato',
    consequence: 'Il decreto diventa definitivo e possono pignorare stipendio, conto e beni.',
  },
  'it.claim.right-oppose': {
    says: 'Ha diritto di fare opposizione al decreto ingiuntivo. Allora inizia una causa e devono provare il debito.',
  },
  'it.claim.right-stop': {
    says: 'Se il decreto è provvisoriamente esecutivo, può chiedere al giudice di sospenderlo per gravi motivi.',
  },
  'it.claim.right-late': {
    says: "Se non l'ha saputo in tempo per una notifica irregolare, può opporsi in ritardo. Chieda subito a un avvocato.",
  },
  'it.claim.option-pay': {
    title: 'Pagare in tempo',
    says: 'Paghi la somma e le spese del decreto entro 40 giorni e conservi la prova.',
    cost: 'La somma, gli interessi e le spese fissate dal giudice.',
    time: 'Prima della scadenza.',
    risk: 'Basso.',
    bestFor: 'Deve tutto e può pagare.',
  },
  'it.claim.insight-silence': {
    says: 'Se non si oppone in 40 giorni, il decreto vale come una sentenza.',
    actionable: 'Vada da un avvocato molto prima della scadenza.',
  },
  'it.claim.tactic-partial': {
    says: 'Se deve una parte, la paghi e si opponga al resto.',
    risk: 'Il giudice può rendere esecutiva la parte non contestata.',
    notWhen: 'Non lo usi se tutto il debito è prescritto.',
  },
  'it.claim.element-warning': {
    name: "L'avviso dei 40 giorni",
    says: "Il decreto deve dire che può opporsi entro 40 giorni e che altrimenti segue l'esecuzione.",
    ifMissing: "Dica all'avvocato che manca l'avviso.",
  },
}
