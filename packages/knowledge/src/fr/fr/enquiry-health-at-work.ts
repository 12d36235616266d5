/** Questions about illness, pregnancy and parental leave at work: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEALTH_AT_WORK_WORDS: Words = {
  'fr.ask-work.sick': {
    dependsOn: 'la vraie raison',
    says: 'On ne peut pas vous licencier parce que vous êtes malade. Un autre motif réel, ou une longue absence qui désorganise, peut compter.',
  },
  'fr.ask-work.parental-leave': {
    says: 'Avec un an d’ancienneté, vous y avez droit jusqu’aux trois ans de l’enfant, et l’employeur ne peut pas refuser. Demandez-le par recommandé deux mois avant. Un mois suffit juste après le congé maternité.',
  },
  'fr.ask-work.sick-pay-late': {
    says: 'Vérifiez que l’avis d’arrêt et l’attestation de salaire de l’employeur sont arrivés à la CPAM : sans eux, rien n’est payé. Écrivez sur ameli.fr. Contre un refus, vous avez deux mois pour la commission (CRA). En cas de besoin, voyez le service social de la CPAM.',
  },
  'fr.ask-work.unfit': {
    says: 'L’employeur doit d’abord chercher un poste que le médecin du travail permet. Un mois après l’avis, sans nouveau poste ni licenciement, il doit reprendre le salaire. Vous avez 15 jours pour contester l’avis aux prud’hommes.',
  },
  'fr.ask-work.burn-out': {
    says: 'Voyez votre médecin : il peut vous arrêter. Demandez une visite au médecin du travail et écrivez à l’employeur ce qui vous nuit : il doit protéger votre santé. Gardez des preuves. La CPAM peut le reconnaître comme maladie professionnelle, mais seulement dans les cas graves.',
  },
}
