/** The Italian words of the rows in ../work-warning.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_WARNING_ROWS_IT: Words = {
  'fr.work-warning.want': {
    says: 'Il datore di lavoro punisce una colpa per iscritto (avertissement). Non è licenziato.',
  },
  'fr.work-warning.who': {
    says: 'È il Suo datore di lavoro. Il tribunale del lavoro (conseil de prud’hommes) può controllare e annullare una sanzione.',
  },
  'fr.work-warning.reality': {
    says: 'Lavoro e paga continuano. Una nuova colpa potrebbe pesare di più, quindi risponda se è sbagliata. Dopo tre anni non si può più usare.',
  },
  'fr.work-warning.not-yet': {
    says: 'Con questa lettera non possono licenziarla o tagliare la paga. Le multe sulla paga sono vietate.',
  },
  'fr.work-warning.right-reason': {
    says: 'La lettera deve dire che cosa ha fatto. Se è dubbio, il dubbio aiuta Lei.',
  },
  'fr.work-warning.right-cancel': {
    says: 'Un giudice può annullare una sanzione sbagliata o troppo dura. Ha due anni per chiederlo.',
  },
  'fr.work-warning.right-one': {
    says: 'La stessa colpa non si può punire due volte. Quindi non possono licenziarla dopo solo per questo.',
  },
  'fr.work-warning.step': {
    says: 'Risponda per iscritto con fatti, date e testimoni. Tenga una copia e la prova dell’invio. Chieda ai rappresentanti o a un sindacato.',
  },
  'fr.work-warning.option': {
    says: 'Scriva che la contesta e chieda di ritirarla.',
    title: 'Contestarla per iscritto',
    cost: 'Gratis.',
    time: 'Questa settimana.',
    risk: 'Non riconosca più di ciò che è vero.',
    bestFor: 'I fatti sono sbagliati.',
  },
}
