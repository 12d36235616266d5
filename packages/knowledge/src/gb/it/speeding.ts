/** A notice of intended prosecution: who drove, the 14 days, and what proves the speed. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const SPEEDING_IT: Words = {
  'gb.speed.want': {
    says: 'La polizia vuole sapere chi guidava. Avverte anche che il conducente può finire in tribunale.',
  },
  'gb.speed.step': {
    says: 'Compili il modulo e lo rimandi entro 28 giorni, con prova. Dica chi guidava o tutto ciò che sa.',
  },
  'gb.speed.warning': {
    says: 'Non rispondere è un reato a sé: sei punti e fino a £1,000. Spesso è peggio della velocità.',
  },
  'gb.speed.right-fourteen': {
    says: "Il primo avviso deve di solito arrivare all'intestatario (registered keeper) entro 14 giorni. Se è arrivato dopo, chieda consiglio e rimandi comunque il modulo.",
  },
  'gb.speed.option-help': {
    title: 'Chiedere che cosa segue',
    says: 'Dopo il modulo la polizia può offrire un corso, una multa fissa o il giudice. Senta un avvocato se rischia la patente.',
    cost: 'Un corso o una multa, se offerti.',
    time: 'Il modulo richiede minuti.',
    risk: 'I punti restano per anni.',
    bestFor: 'Guidava Lei, o non sa chi.',
  },
  'gb.speed.right-proof': {
    says: 'Non può essere condannato per velocità solo per l’opinione di un testimone. La prova di solito è una telecamera o uno strumento. Può chiedere di vederla.',
  },
}
