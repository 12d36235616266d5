/** The landlord's notice that ends a tenancy: its reasons, its form and its days: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const NOTICE_OF_TERMINATION_IT: Words = {
  'ie.home.element-reason': {
    name: 'Il motivo',
    says: 'Dopo sei mesi la disdetta deve dire un motivo che la legge permette.',
    ifMissing:
      'Non vediamo un motivo. Senza, la disdetta può non valere. Chieda a Threshold o al RTB.',
  },
  'ie.home.element-hours': {
    name: 'Le ultime 24 ore',
    says: 'La disdetta deve dire che ha tutto l’ultimo giorno per andare via.',
    ifMissing:
      'Non vediamo la frase sulle 24 ore intere. Chieda a Threshold o al RTB se la disdetta vale.',
  },
  'ie.home.element-rtb': {
    name: 'Il Suo diritto di andare al RTB',
    says: 'La disdetta deve dire che può portarla al RTB, e fino a quando.',
    ifMissing: 'Non vediamo la frase sul RTB. Chieda a Threshold o al RTB se la disdetta vale.',
  },
  'ie.home.element-service': {
    name: 'La data di consegna',
    says: 'La disdetta deve dire il giorno in cui è stata consegnata.',
    ifMissing: 'Non vediamo una data di consegna. Chieda a Threshold o al RTB se la disdetta vale.',
  },
  'ie.home.know-copy': {
    says: 'Il proprietario deve mandare una copia della disdetta al RTB lo stesso giorno. Altrimenti la disdetta non vale.',
  },
  'ie.home.right-reason': {
    says: 'Dopo sei mesi nella Sua casa il proprietario ha bisogno di un motivo che la legge permette, e deve dirlo.',
  },
  'ie.home.right-notice': {
    says: 'Senza violazioni il preavviso è di 90 giorni sotto sei mesi, 152 fino a un anno, 180 fino a sette anni, poi 196 e 224.',
  },
  'ie.home.right-six-years': {
    says: 'Se il Suo affitto è iniziato il 1 marzo 2026 o dopo e Lei è lì da sei mesi, ha sei anni di forte protezione.',
  },
  'ie.home.dispute-breach': {
    says: 'Per una disdetta su affitto non pagato o un’altra violazione ha 28 giorni per andare al RTB. Contiamo dalla sua data.',
    action: 'Mandare una lite al RTB, se pensa che la disdetta sia sbagliata',
    consequence: 'Il RTB può non accettare il Suo caso.',
  },
  'ie.home.dispute': {
    says: 'Ha 90 giorni da quando riceve la disdetta per andare al RTB. Contiamo dalla sua data.',
    action: 'Mandare una lite al RTB, se pensa che la disdetta sia sbagliata',
    consequence: 'Il RTB può non accettare il Suo caso.',
  },
  'ie.home.insight-mistakes': {
    says: 'Molte disdette non valgono per una data sbagliata, troppo pochi giorni o nessuna copia al RTB.',
    actionable:
      'Chieda a Threshold o al RTB di controllare ogni punto prima di pensare di andare via.',
  },
  'ie.home.change-2026': {
    says: 'La legge sugli affitti è cambiata il 1 marzo 2026. Gli affitti iniziati prima tengono i vecchi motivi.',
    was: 'Un proprietario poteva chiudere quasi tutti gli affitti per vendita o uso proprio dopo sei mesi.',
    is: 'Per gli affitti da quel giorno, chi ha quattro o più case non può chiuderli senza una violazione Sua, e i piccoli solo per pochi motivi.',
  },
  'ie.home.right-declaration': {
    says: 'Se il motivo è una vendita, con la disdetta deve arrivare una dichiarazione giurata (statutory declaration). La vendita deve essere prevista entro nove mesi.',
  },
  'ie.home.right-many-homes': {
    says: 'Un proprietario che vende dieci o più case dello stesso complesso in sei mesi di solito non può chiudere gli affitti per questo.',
  },
  'ie.home.know-email': {
    says: 'Dal 1° marzo 2026 una disdetta può arrivare anche per e-mail. Deve sempre essere firmata, dire il motivo e l’ultimo giorno e andare alla RTB lo stesso giorno.',
  },
  'ie.home.know-slip': {
    says: 'Un piccolo errore che non La danneggia può non annullare la disdetta. Chieda a Threshold di controllare prima di contarci.',
  },
  'ie.home.insight-short-warning': {
    says: 'Un avviso per l’affitto deve darle 28 giorni. Con meno, la disdetta che lo segue può non valere.',
    actionable: 'Lo mostri a Threshold prima di rispondere e intanto paghi quello che può.',
  },
}
