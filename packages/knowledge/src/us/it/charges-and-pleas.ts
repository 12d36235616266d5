/** The Italian words of the rows in ../charges-and-pleas.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHARGES_AND_PLEAS_IT: Words = {
  'us.plea.want': {
    says: 'Un tribunale vuole sapere se si dichiara colpevole o non colpevole (plea). Pagare la multa è quasi sempre dichiararsi colpevole.',
  },
  'us.plea.reality': { says: 'È vero e ha una data. Nulla è ancora deciso.' },
  'us.plea.right-trial': {
    says: 'Può dichiararsi non colpevole (not guilty). Allora devono provarlo a un giudice, e Lei può fare domande e portare prove.',
  },
  'us.plea.right-lawyer': {
    says: 'Dove si può finire in carcere può avere un avvocato, gratis se non può pagare. Se non è cittadino, ne consulti uno prima di dichiararsi.',
  },
  'us.plea.step': {
    says: 'Risponda entro la data sul foglio e tenga la prova. Chieda al cancelliere (clerk) di un’udienza, di un corso di guida o di un’accusa più lieve.',
  },
  'us.plea.option-fight': {
    says: 'Si dichiari non colpevole entro la data e vada all’udienza.',
    title: 'Dichiararsi non colpevole (not guilty)',
    cost: 'Quasi sempre gratis; spese del tribunale se perde',
    time: 'Settimane o mesi',
    risk: 'Può perdere e pagare di più.',
    bestFor: 'Non l’ha fatto, o i punti le farebbero danno.',
  },
  'us.plea.option-pay': {
    says: 'Paghi entro la data, se accetta i punti e l’effetto sulla Sua assicurazione.',
    title: 'Pagare la multa',
    cost: 'La multa e le spese',
    time: 'Entro la data sul foglio',
    risk: 'Punti sulla patente. L’assicurazione può salire.',
    bestFor: 'L’ha fatto e i punti non contano.',
  },
}
