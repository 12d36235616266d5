/** The French words of the rows in ../enquiry-faith-arrests-and-small-estates.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAITH_ARRESTS_AND_SMALL_ESTATES_FR: Words = {
  'us.named.ask-sabbath': {
    dependsOn: 'ce que cela coûterait à l’employeur',
    says: 'Un employeur de 15 personnes ou plus doit faire une place à votre foi, par exemple un autre horaire ou un échange. Il ne peut refuser qu’une vraie charge pour l’entreprise. Que cela déplaise à d’autres ne compte pas. Demandez par écrit. En cas de refus ou de punition, saisissez l’EEOC dans les 180 jours, 300 dans la plupart des États.',
  },
  'us.named.ask-citizen-arrest': {
    says: 'Dites chaque arrestation, même si l’accusation a été abandonnée : la cacher peut vous coûter la demande. Apportez un papier du tribunal sur la fin de chacune. On regarde surtout cinq ans de bonne moralité ; une accusation abandonnée seule empêche rarement. Certains délits mettent la carte verte en danger : voyez d’abord un avocat. En cas de refus, vous avez 30 jours pour demander une audience (N-336).',
  },
  'us.named.ask-unmarried-father': {
    says: 'Demandez la garde ou des visites au tribunal de la famille. Un père non marié doit souvent d’abord être le père légal : par un formulaire signé des deux (acknowledgment of paternity) ou un tribunal. En Géorgie il faut aussi une décision (legitimation). Jusque-là la mère seule a la garde ; le nom sur l’acte de naissance ne suffit pas. Le juge regarde ce qui est le mieux pour l’enfant.',
  },
  'us.named.ask-small-estate': {
    dependsOn: 'votre État et ce qui reste',
    says: 'Souvent non. L’argent avec un bénéficiaire ou un co-titulaire va le plus souvent à cette personne. Pour une petite succession, une déclaration sous serment (small estate affidavit) suffit à la banque dans la plupart des États, souvent 30 jours après. Demandez au greffe (probate) la limite et le formulaire. Les dettes se paient sur ce qui reste ; les héritiers ne doivent souvent rien eux-mêmes.',
  },
}
