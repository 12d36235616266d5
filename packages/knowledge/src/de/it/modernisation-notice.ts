/** The Italian words of the rows in ../modernisation-notice.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MODERNISATION_NOTICE_IT: Words = {
  'de.works.want': {
    says: 'Il locatore prevede lavori e Lei deve permetterli.',
  },
  'de.works.reality': {
    says: 'L’affitto non sale ora. Serve un’altra lettera dopo i lavori, e c’è un tetto.',
  },
  'de.works.deadline': {
    says: 'Fino alla fine del mese dopo l’arrivo può invocare durezza o recedere. Il giorno indicato è quello sicuro.',
    action: 'Comunicare la durezza per iscritto: lavori, malattia, denaro',
    consequence: 'La durezza di solito non conta più.',
  },
  'de.works.right-three-months': {
    says: 'L’avviso deve arrivare tre mesi prima, con tipo, inizio, durata e aumento previsto.',
  },
  'de.works.right-leave': {
    says: 'Può recedere prima: entro fine mese prossimo, per la fine di quello dopo.',
  },
  'de.works.right-reduce': {
    says: 'Rumore e sporco riducono l’affitto. Per lavori energetici non nei primi tre mesi. Le Sue spese sono rimborsate.',
  },
  'de.works.step': {
    says: 'Scriva in tempo se lavori, malattia o nuovo affitto sono troppo. Alleghi prove.',
  },
  'de.works.option': {
    says: 'Invochi la durezza per iscritto. Un’associazione di inquilini aiuta.',
    title: 'Invocare la durezza',
    cost: 'Gratuito.',
    time: 'Entro fine mese prossimo.',
    risk: 'Nessuno.',
    bestFor: 'Poco reddito, età o malattia.',
  },
}
