/** The French words of the rows in ../class-actions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CLASS_ACTIONS_FR: Words = {
  'us.class.want': {
    says: 'Une affaire pour beaucoup de gens a été réglée, et vous en faites peut-être partie. Vous ne devez rien à cause de cet avis.',
  },
  'us.class.reality': {
    says: 'La plupart de ces avis sont vrais. Vérifiez le numéro de l’affaire et le site auprès du tribunal avant de donner des données.',
  },
  'us.class.right-choose': {
    says: 'Vous pouvez envoyer une demande, quitter le groupe et garder votre propre affaire, vous opposer, ou ne rien faire. L’avis donne un jour pour chaque choix.',
  },
  'us.class.right-bound': {
    says: 'Si vous ne faites rien, vous ne recevrez peut-être pas d’argent et perdrez le droit d’aller en justice pour cela.',
  },
  'us.class.step': {
    says: 'Trouvez le dernier jour pour demander et envoyez le formulaire. Ne payez jamais de frais pour avoir votre part.',
  },
  'us.class.option': {
    says: 'Envoyez le formulaire de demande (claim form) au plus tard le dernier jour et gardez une preuve.',
    title: 'Envoyer une demande',
    cost: 'Gratuit',
    time: 'Au plus tard le jour indiqué dans l’avis',
    risk: 'Vous renoncez à aller en justice pour la même chose.',
    bestFor: 'Vous avez acheté ou utilisé ce dont parle l’affaire.',
  },
  'us.recall.want': {
    says: 'Votre voiture a peut-être un défaut que le fabricant doit réparer. Vous ne devez rien.',
  },
  'us.recall.right-free': {
    says: 'Pour un rappel de sécurité (recall), le fabricant doit réparer gratuitement, ou donner une nouvelle pièce, une voiture ou un remboursement. Cela vaut 15 ans après la première vente.',
  },
  'us.recall.step': {
    says: 'Vérifiez votre VIN sur nhtsa.gov/recalls et prenez rendez-vous chez un concessionnaire pour la réparation gratuite. Si vous avez payé avant, demandez l’argent.',
  },
  'us.recall.right-product': {
    says: 'Pour un produit rappelé (recall), vous pouvez avoir gratuitement une réparation, un neuf ou votre argent. Arrêtez de l’utiliser.',
  },
}
