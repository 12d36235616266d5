/** What can still be done when the time in a letter about a home, a job or a coming court case is over: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_HOME_AND_WORK_FR: Words = {
  'fr.late.rent-want': {
    says: 'C’est un commandement de payer le loyer. Le délai est passé : ils peuvent demander au juge la fin du bail. Le juge peut encore le sauver.',
  },
  'fr.late.rent-step': {
    says: 'Payez maintenant le loyer du mois en entier. Appelez l’ADIL et demandez le FSL. Si une assignation arrive, allez-y et demandez un plan.',
  },
  'fr.late.rent-option': {
    says: 'À l’audience, demandez un plan jusqu’à trois ans et la suspension de la clause. Reprenez avant le paiement du loyer courant.',
    title: 'Demander au juge un plan qui garde le logement',
    cost: 'Gratuit.',
    time: 'Avant qu’un jugement définitif mette fin au bail.',
    risk: 'Une mensualité manquée met fin au bail.',
    bestFor: 'Vous pouvez reprendre le loyer et payer une part de la dette.',
  },
  'fr.late.notice-step': {
    says: 'Toujours là après le jour ? Seul un juge peut ordonner votre départ. Continuez à payer chaque mois, appelez l’ADIL, allez à toute audience.',
  },
  'fr.late.job-reality': {
    says: 'Les douze mois pour contester le licenciement sont passés depuis la lettre. D’autres demandes durent plus : salaire trois ans, harcèlement ou discrimination cinq.',
  },
  'fr.late.job-step': {
    says: 'Réclamez maintenant par écrit salaire, congés ou préavis impayés. Le motif : maladie, origine, syndicat ou harcèlement ? Voyez un syndicat cette semaine.',
  },
  'fr.late.demand-step': {
    says: 'Répondez aujourd’hui, même si le jour est passé : contestez, ou offrez un plan. Prenez chaque recommandé et chaque acte d’huissier.',
  },
}
