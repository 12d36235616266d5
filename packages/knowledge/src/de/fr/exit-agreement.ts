/** The French words of the rows in ../exit-agreement.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EXIT_AGREEMENTS_FR: Words = {
  'de.exit.reality': {
    says: 'Ce n’est qu’une offre. Une fois signée, on ne peut guère l’annuler. Prenez donc le temps avant.',
  },
  'de.exit.right-no': {
    says: 'Vous pouvez dire non sans raison. Votre emploi continue alors. Un licenciement exigerait en général une raison qu’un tribunal peut vérifier.',
  },
  'de.exit.right-fair': {
    says: 'On doit négocier loyalement. Si on vous a surpris, menacé ou trompé, un tribunal peut annuler le contrat.',
  },
  'de.exit.insight-no-block': {
    says: 'Souvent il n’y a pas de blocage (Sperrzeit) si un licenciement économique ou pour santé était sûr et si le préavis est respecté. L’indemnité doit alors être d’un demi-mois de salaire par an au plus.',
    actionable:
      'Demandez à l’Agentur für Arbeit avant de signer, et faites écrire la raison dans le contrat.',
  },
  'de.exit.warn-benefit': {
    says: 'Signer peut coûter jusqu’à douze semaines de chômage. Une fin avant votre préavis peut le retarder encore.',
  },
  'de.exit.step-check': {
    says: 'Comparez le dernier jour avec votre préavis. Vérifiez l’indemnité, les congés, les heures en plus, la prime et le certificat.',
  },
  'de.exit.step-register': {
    says: 'Si vous signez, inscrivez-vous comme demandeur d’emploi en trois jours. Si la fin est à plus de trois mois, faites-le trois mois avant.',
  },
  'de.exit.option-better': {
    says: 'Demandez plus de temps, plus d’argent, une fin plus tardive et un bon certificat.',
    title: 'Demander de meilleures conditions',
    cost: 'Gratuit, ou des honoraires.',
    time: 'Avant le jour de l’offre.',
    risk: 'L’offre peut être retirée.',
    bestFor: 'Vous pourriez accepter de partir.',
  },
  'de.exit.option-help': {
    says: 'Un syndicat ou un avocat du travail le lit avant que vous signiez.',
    title: 'Faire d’abord vérifier le contrat',
    cost: 'Gratuit pour les syndiqués. Demandez d’abord le prix à l’avocat.',
    time: 'Avant de signer.',
    risk: 'Aucun.',
    bestFor: 'Tous ceux qui reçoivent une telle offre.',
  },
}
