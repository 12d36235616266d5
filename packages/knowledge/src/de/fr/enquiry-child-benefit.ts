/** Questions about child benefit that is asked back, and for a grown child between school and training: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_BENEFIT_FR: Words = {
  'de.ask-debt.child-benefit-search': {
    says: 'Un enfant de moins de 25 ans qui cherche sérieusement une formation compte toujours, même sans inscription à l’agence pour l’emploi. Faites opposition (Einspruch) sous un mois et envoyez toutes les candidatures et réponses, mois par mois. Cela n’arrête pas le paiement : demandez-le dans la même lettre (Aussetzung der Vollziehung). Payer par parts n’est pas un aveu si vous l’écrivez (« ohne Anerkennung »). Dites quand vous avez appelé.',
  },
  'de.ask-debt.child-benefit-gap': {
    says: 'Pour un enfant de 18 à 24 ans, elles continuent pendant l’école, la formation, les études ou une année de volontariat (FSJ, BFD). Jusqu’à quatre mois entiers entre deux étapes comptent aussi. Si l’intervalle est plus long, l’enfant doit chercher une place et le prouver par des candidatures, ou être inscrit comme demandeur. Voyager ou travailler ne suffit pas. Signalez tout changement par écrit à la Familienkasse, avec preuve.',
  },
  'de.ask-debt.child-benefit-back': {
    says: 'Contestez (Einspruch) dans le mois et demandez de suspendre le paiement. Le Jobcenter a-t-il compté l’allocation comme revenu ? Alors demandez une remise (Erlass). Demandez aussi de petites mensualités.',
  },
  'de.ask-debt.child-benefit-changed-firm': {
    says: 'Un enfant de moins de 25 ans en formation compte, aussi dans une autre entreprise ou une autre matière. Une pause de quatre mois au plus entre deux parties de la formation compte aussi. Une plus longue compte tant que l’enfant cherche vraiment une place. Faites opposition (Einspruch) dans un mois, avec l’ancien et le nouveau contrat. Cela n’arrête pas le paiement : demandez-le dans la même lettre (Aussetzung der Vollziehung).',
  },
  'de.ask-family.parental-allowance': {
    dependsOn: 'de votre salaire net avant la naissance',
    says: 'C’est en général 65 à 67 % de ce revenu, au moins 300 € et au plus 1 800 € par mois. Pour un petit salaire, jusqu’à 100 % ; sans emploi, 300 €. Un parent l’a jusqu’à 12 mois, les deux ensemble 14. ElterngeldPlus paie la moitié, deux fois plus longtemps. Au-dessus de 175 000 € imposables l’année d’avant, il n’y a rien. Demandez à l’Elterngeldstelle dans les trois mois de la naissance : cela ne remonte pas plus loin.',
  },
  'de.ask-family.child-benefit-sum': {
    says: 'Depuis le 1er janvier 2026, c’est 259 € par mois pour chaque enfant. Vous l’avez jusqu’à 18 ans, et 25 ans pendant l’école, la formation ou les études. Demandez-le à la Familienkasse de l’Arbeitsagentur : pour le passé, six mois seulement. Avec peu de revenus, demandez aussi le Kinderzuschlag. Prévenez tout de suite si un enfant finit sa formation ou part, sinon vous devrez peut-être rembourser.',
  },
}
