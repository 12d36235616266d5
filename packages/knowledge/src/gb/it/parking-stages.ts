/** Parcheggio privato, solleciti e nazioni: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_STAGES_IT: Words = {
  'gb.parking.reminder-wants': {
    says: 'Una ditta privata Le ricorda un parcheggio e vuole la somma intera. Il prezzo ridotto e il solito tempo per il ricorso possono essere finiti.',
  },
  'gb.parking.reminder-step-first-notice': {
    says: 'Cerchi il primo avviso e la sua data. Se non l’ha mai ricevuto, lo scriva. Chieda ora una copia e un ricorso.',
  },
  'gb.parking.reminder-option-dispute': {
    title: 'Contestarlo per iscritto',
    says: 'Dica una volta, in modo chiaro, perché non lo deve. Chieda le foto, i cartelli e il primo avviso.',
    cost: 'Un francobollo o un’e-mail.',
    time: 'Un’ora.',
    risk: 'La ditta può comunque andare in tribunale.',
    bestFor: 'La richiesta è sbagliata, o non ha mai ricevuto il primo avviso.',
  },
  'gb.parking.reminder-rights': {
    says: 'Può ancora contestarlo per iscritto e chiedere le prove. Se vanno in tribunale, decide un giudice.',
  },
  'gb.parking.scotland-right-keeper': {
    says: 'In Scozia possono far pagare solo chi guidava. Se non guidava Lei, non deve nulla. Nessuna legge La obbliga a dire chi guidava.',
  },
  'gb.parking.scotland-insight-keeper': {
    says: 'La trattano come debitore perché è l’intestatario (keeper) dell’auto. La legge per questo non vale in Scozia.',
    actionable:
      'Scriva che devono mostrare chi guidava, e che un intestatario (keeper) non lo deve. Non dica chi guidava.',
  },
  'gb.parking.ni-right-keeper': {
    says: 'In Irlanda del Nord possono far pagare solo chi guidava. Se non guidava Lei, non deve nulla. Nessuna legge La obbliga a dire chi guidava.',
  },
  'gb.parking.ni-insight-keeper': {
    says: 'Vogliono che Lei paghi o dica chi guidava. La legge che coinvolge l’intestatario (keeper) non vale in Irlanda del Nord.',
    actionable:
      'Scriva che devono mostrare chi guidava, e che un intestatario (keeper) non lo deve.',
  },
  'gb.parking.hirer-papers': {
    says: 'Chi noleggia (hirer) lo deve solo se con l’avviso c’erano le copie del contratto di noleggio e della Sua dichiarazione firmata. «Su richiesta» non basta.',
    actionable:
      'Guardi nella busta. Se mancavano, faccia ricorso come noleggiante (hirer) e lo dica.',
  },
}
