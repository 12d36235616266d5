/** The Italian words of the rows in ../snap-and-unemployment-overpayments.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SNAP_AND_UNEMPLOYMENT_OVERPAYMENTS_IT: Words = {
  'us.benefit.snap-deadline': {
    says: 'Per gli aiuti alimentari (SNAP) può chiedere un’udienza (fair hearing) entro 90 giorni. Può chiederla per telefono.',
    action: 'Chiedere un’udienza (fair hearing) per gli aiuti alimentari (SNAP)',
    consequence: 'Non può più contestare quella decisione in un’udienza.',
  },
  'us.benefit.snap-aid-paid': {
    says: 'Chieda l’udienza prima che il cambiamento valga. Così gli aiuti alimentari (SNAP) possono continuare fino alla decisione.',
  },
  'us.benefit.unemployment-warning': {
    says: 'Il tempo per un ricorso sulla disoccupazione (unemployment) è breve: in alcuni Stati solo 10 giorni dall’invio. La lettera dice l’ultimo giorno.',
  },
  'us.benefit.unemployment-step': {
    says: 'Faccia subito ricorso, e continui a fare domanda ogni settimana mentre aspetta.',
  },
  'us.benefit.snap-not-fraud': {
    says: 'Un errore non è una frode. Solo un’udienza o un giudice può dire che ha violato le regole apposta. Allora quella persona resta un anno senza aiuti alimentari, la prima volta. Non rinunci all’udienza prima di avere un consiglio.',
  },
}
