/** The French words of the rows in ../enquiry-state-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STATE_HOMES_FR: Words = {
  'us.ask-state.things-left': {
    says: 'Écrivez aujourd’hui que vous voulez vos affaires, avec une liste et un jour pour les prendre. Dans beaucoup d’États le propriétaire doit les garder un temps. Si elles ont disparu, vous pouvez le plus souvent aller en justice.',
  },
  'us.ask-state.home-tax': {
    says: 'Appelez aujourd’hui le comté ou la ville. Demandez un plan, et moins de taxe pour l’âge, un handicap, un petit revenu ou les anciens soldats. Une vente pour taxe prend le plus souvent un an ou plus.',
  },
  'us.ask-state.park': {
    says: 'Ne partez pas tout de suite. La plupart des États ont une loi pour ces parcs : il faut le plus souvent une raison légale, un avis écrit et un tribunal. Appelez l’aide juridique (legal aid) avec l’avis.',
  },
  'us.ask-state.deposit-size': {
    says: 'Beaucoup d’États plafonnent un dépôt à un ou deux mois de loyer, et certains n’ont pas de plafond. Demandez un reçu et photographiez chaque pièce le premier jour.',
    dependsOn: 'la loi de votre État',
  },
  'us.ask-state.rest-of-loan': {
    says: 'Ne payez pas encore. Certains États interdisent au prêteur de demander le reste, et beaucoup ne lui donnent que des mois pour agir. Demandez les papiers de la vente et montrez-les à l’aide juridique (legal aid).',
    dependsOn: 'votre État, le type de vente et depuis quand',
  },
  'us.ask-state.dues-behind': {
    says: 'Demandez par écrit un compte complet et proposez un plan. Dans beaucoup d’États, les charges impayées sont un privilège (lien) sur le logement et peuvent mener à une vente. Chaque étape veut d’abord un avis écrit.',
  },
}
