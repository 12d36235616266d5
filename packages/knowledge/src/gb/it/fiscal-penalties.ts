/** A fixed penalty that a Scottish prosecutor offers: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const FISCAL_PENALTIES_IT: Words = {
  'gb.fiscal.want': {
    says: 'Una procura Le offre una sanzione al posto del processo. Se tace nei 28 giorni, per la legge è un sì.',
  },
  'gb.fiscal.reality': {
    says: 'Una volta accettata, non può più essere condannato per questo. La somma si riscuote poi come una multa.',
  },
  'gb.fiscal.right-refuse': {
    says: 'Può rifiutare. Lo scriva prima della fine dei 28 giorni al cancelliere (clerk of court) indicato nell’offerta. Poi può decidere un tribunale.',
  },
  'gb.fiscal.step': {
    says: 'L’ha fatto? Se no, prenda un avvocato (solicitor) e rifiuti per iscritto nei 28 giorni. Se accetta, paghi come dice l’offerta.',
  },
  'gb.late.fiscal-want': {
    says: 'Una procura Le ha offerto una sanzione al posto del processo. I giorni sembrano passati: per la legge è un sì.',
  },
  'gb.late.fiscal-step': {
    says: 'Avrebbe rifiutato, ma l’offerta non è mai arrivata o un fatto eccezionale L’ha fermata? Chieda oggi al clerk of court dell’offerta di ritirarla (recall).',
  },
  'gb.late.fiscal-pay-step': {
    says: 'L’offerta è giusta? Chiami oggi il tribunale indicato. Chieda quanto si deve ora, e tempo per pagare se serve.',
  },
  'gb.late.fiscal-option': {
    says: 'Scriva al clerk of court. Dica che avrebbe rifiutato e perché non ha potuto. Se dice no, chieda entro 7 giorni al tribunale di rivedere.',
    title: 'Chiedere il ritiro dell’offerta',
    cost: 'Gratis.',
    time: 'Nei 7 giorni dopo il tempo per pagare. Più tardi solo con un buon motivo.',
    risk: 'Può seguire un processo.',
    bestFor: 'Non l’ha fatto e non ha potuto rifiutare in tempo.',
  },
}
