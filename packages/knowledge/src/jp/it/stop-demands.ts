/** The Italian words of the rows in ../stop-demands.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STOP_DEMANDS_IT: Words = {
  'jp.desist.reality': {
    says: 'È una richiesta dell’altra parte, non un ordine del tribunale. Ma può chiedere un ordine rapido (仮処分), quindi non la ignori.',
  },
  'jp.desist.not-yet': {
    says: 'Nessuno può prendere ora la paga o i soldi in banca. Prima deve decidere un tribunale.',
  },
  'jp.desist.right-proof': {
    says: 'L’altra parte deve mostrare che cosa ha fatto, perché è vietato e quale danno c’è stato. Lo chieda per iscritto.',
  },
  'jp.desist.right-rival': {
    says: 'Lei sceglie liberamente il lavoro. Un divieto di lavorare per un rivale vale solo se tempo, luogo, lavoro e compenso sono giusti. Altrimenti è nullo.',
  },
  'jp.desist.step-answer': {
    says: 'Conservi la lettera e la busta. La mostri a un avvocato o a 法テラス prima dell’ultimo giorno. Prima non firmi e non prometta nulla.',
  },
  'jp.desist.option-answer': {
    title: 'Rispondere con parole sue',
    says: 'Scriva che cosa è giusto, che cosa no e che cosa è disposto a fare.',
    cost: 'Un francobollo.',
    time: 'Entro il giorno nella lettera.',
    risk: 'Possono andare in tribunale.',
    bestFor: 'Non è d’accordo su tutto.',
  },
}
