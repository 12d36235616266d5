/** Un avviso di inadempimento su un credito: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const DEFAULT_NOTICE_IT: Words = {
  'gb.default-notice.not-yet': {
    says: 'Fino al giorno indicato il creditore non può per questo chiudere il contratto, chiedere tutto o riprendere beni.',
  },
  'gb.default-notice.step-check': {
    says: 'Confronti la somma con i pagamenti. Conti i giorni: servono almeno 14 da quando l’ha ricevuto.',
  },
  'gb.default-notice.right-time-order': {
    says: 'Può chiedere ora al giudice più tempo (time order). Può fissare rate minori e più lunghe, a volte meno interessi.',
  },
  'gb.default-notice.right-care': {
    says: 'Se fatica, il creditore deve avere pazienza. Deve valutare un piano e interessi minori o fermi.',
  },
  'gb.default-notice.right-goods': {
    says: 'Pagato un terzo del prezzo (hire purchase), serve un giudice per riprendere il bene. Serve anche per entrare nel Suo terreno a prenderlo. Senza giudice può dire di no.',
  },
  'gb.default-notice.insight-file': {
    says: 'Un inadempimento resta sei anni nel Suo profilo di credito, anche se paga dopo.',
    actionable: 'Chieda un piano prima di quel giorno, senza annotazioni finché lo rispetta.',
  },
  'gb.default-notice.option-cure': {
    says: 'Paghi solo l’arretrato. Per la legge è come se nulla fosse, e il contratto continua.',
    title: 'Pagare in tempo ciò che chiede',
    cost: 'L’arretrato indicato.',
    time: 'Prima del giorno indicato.',
    risk: 'Non lasci per questo affitto, council tax o cibo.',
    bestFor: 'Ha i soldi e la somma è giusta.',
  },
  'gb.default-notice.option-time-order': {
    says: 'Un consulente aiuta a mostrare reddito e rate possibili. Il giudice fissa ciò che è equo.',
    title: 'Chiedere una time order al giudice',
    cost: 'Una tassa del tribunale, spesso ridotta.',
    time: 'Alcune settimane.',
    risk: 'Se saltano le nuove rate, può finire.',
    bestFor: 'La difficoltà passerà e vuole tenere il bene o la casa.',
  },
}
