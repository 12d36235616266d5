/** Neighbours: noise, cameras, bad behaviour and nuisance. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const NEIGHBOURS_IT: Words = {
  'gb.neighbour.right-noise': {
    says: 'Il comune deve esaminare rumore, fumo o odori. Se il disturbo è grave, deve ordinare al vicino di smettere.',
  },
  'gb.neighbour.right-review': {
    says: 'Se ha segnalato cattivi comportamenti e si è fatto poco, può chiedere un riesame (case review). Polizia e comune devono allora guardarlo insieme.',
  },
  'gb.neighbour.right-nuisance': {
    says: 'Un giudice può ordinare al vicino di cessare un disturbo grave, e di pagarLa. Provi prima il dialogo e la mediazione.',
  },
  'gb.neighbour.right-camera': {
    says: 'Una telecamera che riprende oltre la casa del proprietario deve rispettare la legge sui dati. Può chiedere perché La riprende, e le Sue immagini.',
  },
  'gb.neighbour.answer': {
    says: 'Prima parli, se è sicuro, e tenga un diario. Poi lo segnali al comune. Deve esaminarlo e può ordinare al vicino di smettere.',
  },
  'gb.noise.right-review': {
    says: 'Lo ha segnalato tre volte in sei mesi senza esito? Chieda una revisione (anti-social behaviour case review). Può anche chiedere Lei a un magistrate di ordinare di smettere.',
  },
}
