/** The Italian words of the rows in ../school-meals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_MEALS_IT: Words = {
  'us.stop.meals-want': {
    says: 'Il distretto scolastico (school district) dice se Suo figlio ha pasti gratis o più economici, e perché.',
  },
  'us.stop.meals-reality': {
    says: 'Può fare di nuovo domanda in ogni momento, per esempio se il reddito scende o la famiglia cresce.',
  },
  'us.stop.meals-right-hearing': {
    says: 'Può fare ricorso a qualcuno che non ha deciso. Può portare chi la aiuta e vedere i documenti.',
  },
  'us.stop.meals-right-direct': {
    says: 'Un bambino in una casa con SNAP, o in affido o senza casa, ha pasti gratis senza controllo del reddito.',
  },
  'us.stop.meals-step': {
    says: 'Confronti il reddito e il numero di persone con i Suoi dati. Chieda un’udienza se sono sbagliati.',
  },
  'us.stop.meals-option': {
    says: 'Chiami o scriva alla persona indicata nella lettera.',
    title: 'Chiedere un’udienza',
    cost: 'Gratis',
    time: 'Entro il giorno nella lettera',
    risk: 'Nessuno.',
    bestFor: 'Il reddito o le persone contate sono sbagliati.',
  },
}
