/** The Italian words of the rows in ../payment-order.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PAYMENT_ORDER_WORDS: Words = {
  'ch.order.want': {
    says: "L'ufficio d'esecuzione trasmette una richiesta di denaro. Nessuno ha controllato se è giusta.",
  },
  'ch.order.who': {
    says: 'È un ufficio pubblico, ma chiunque può chiedergli di mandare un precetto esecutivo.',
  },
  'ch.order.real': { says: 'Una parola lo ferma: opposizione. È gratis e senza motivi da dare.' },
  'ch.order.not-yet': {
    says: 'Nulla può essere pignorato nei primi venti giorni. Dopo la Sua opposizione deve prima decidere un giudice.',
  },
  'ch.order.rights': {
    says: "Può opporsi a tutto o a una parte, chiedere le prove e poi chiedere di nascondere l'iscrizione.",
  },
  'ch.order.deadline-ten': {
    says: 'Ha dieci giorni dalla notifica per fare opposizione.',
    action: "Dire all'ufficio d'esecuzione: «Faccio opposizione»",
    consequence: 'Il creditore può arrivare al pignoramento senza un giudice.',
  },
  'ch.order.deadline-twenty': {
    says: 'Ha venti giorni dalla notifica per pagare ciò che è giusto.',
    action: 'Pagare ciò che deve',
    consequence: 'Il creditore può chiedere di proseguire.',
  },
  'ch.order.step-object': {
    says: 'Se contesta, scriva «opposizione» sul precetto esecutivo, con data e firma. Lo consegni o lo mandi per raccomandata entro dieci giorni.',
  },
  'ch.order.step-part': {
    says: 'Se solo una parte è sbagliata, indichi la somma esatta che contesta. Se no, tutto vale come contestato.',
  },
  'ch.order.step-help': {
    says: 'Chieda a un consulente gratuito per debiti se deve la somma ma non può pagare.',
  },
  'ch.order.step-hide': {
    says: "Dopo tre mesi può chiedere all'ufficio di nascondere l'iscrizione, se il creditore non ha fatto nulla dopo la Sua opposizione.",
  },
  'ch.order.step-pay': {
    says: "Se deve la somma, paghi e chieda al creditore di ritirare l'esecuzione. Chieda una conferma scritta.",
  },
  'ch.order.right-object': { says: 'Ha il diritto di fare opposizione gratis e senza motivi.' },
  'ch.order.right-proof': {
    says: "Ha il diritto di chiedere all'ufficio che il creditore mostri i documenti.",
  },
  'ch.order.right-rest': {
    says: 'Intorno a Pasqua, a Natale e dal 15 al 31 luglio non sono permessi atti esecutivi. Un termine che finisce allora si allunga.',
  },
  'ch.order.option-object': {
    title: 'Fare opposizione',
    says: "Una parola all'ufficio d'esecuzione.",
    cost: 'Nulla.',
    time: 'Entro dieci giorni.',
    risk: 'Il creditore può andare in tribunale.',
    bestFor: 'Contesta tutto o una parte.',
  },
  'ch.order.option-pay': {
    title: "Pagare e far ritirare l'esecuzione",
    says: "Paghi il creditore o l'ufficio. Prima chieda per iscritto al creditore di ritirare l'esecuzione dopo il pagamento.",
    cost: 'La somma e le spese.',
    time: 'Appena può.',
    risk: "Se non è ritirata, altri vedono l'iscrizione per cinque anni.",
    bestFor: 'Deve la somma.',
  },
  'ch.order.option-help': {
    title: 'Chiedere a un consulente per debiti',
    says: 'Aiuto gratuito con tutti i debiti.',
    cost: 'Nulla.',
    time: 'Questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Non può pagare.',
  },
}
