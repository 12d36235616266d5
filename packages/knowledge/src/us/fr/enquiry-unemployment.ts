/** The French words of the rows in ../enquiry-unemployment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNEMPLOYMENT_FR: Words = {
  'us.ask-work.refuse-offer': {
    says: 'Faites la demande dans tous les cas. Vous devez accepter un travail convenable. Aucun État ne peut vous refuser parce que vous refusez un nouveau travail à des conditions bien au-dessous de ce qui est habituel là-bas.',
    dependsOn: 'la comparaison du nouveau travail avec l’ancien',
  },
  'us.state.pa.ask-refuse-offer': {
    says: 'Faites la demande tout de suite. En Pennsylvanie, vous perdez l’aide seulement si vous refusez un travail convenable sans bonne raison. Ils regardent votre ancienne paie, votre formation, votre santé et la distance.',
    dependsOn: 'si le travail vous convient',
  },
  'us.ask-work.jobless-overpaid': {
    says: 'Faites appel par écrit avant le dernier jour indiqué, souvent 10 à 30 jours. Si vous avez dit la vérité, demandez aussi une remise (waiver). Beaucoup d’États l’accordent quand ce n’est pas votre faute. Sinon, demandez un plan.',
  },
}
