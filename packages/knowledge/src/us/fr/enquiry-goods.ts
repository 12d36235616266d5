/** The French words of the rows in ../enquiry-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GOODS_FR: Words = {
  'us.ask-consumer.not-delivered': {
    says: 'Écrivez au vendeur et demandez votre argent. Il doit envoyer dans le délai promis, ou en 30 jours. Contestez le débit de carte dans les 60 jours après le relevé.',
  },
  'us.ask-consumer.warranty-refused': {
    says: 'Demandez la raison par écrit. Une entreprise ne peut pas mettre fin à une garantie (warranty) juste parce que vous avez ouvert l’objet ou utilisé d’autres pièces ou ateliers. Elle doit montrer que la panne vient de là. La loi de l’État promet aussi que les biens marchent.',
  },
  'us.ask-life.unordered': {
    says: 'Vous n’êtes pas obligé de payer des marchandises arrivées par la poste sans votre commande. C’est un cadeau. Dites-le par écrit à l’entreprise.',
  },
  'us.ask-life.faulty-goods': {
    says: 'Des marchandises doivent le plus souvent faire ce que font de telles marchandises. Demandez par écrit une réparation, un remplacement ou votre argent. Une garantie écrite doit être tenue.',
    dependsOn: 'son âge et ce que dit la garantie',
  },
  'us.ask-life.review': {
    says: 'Les faits vrais et les opinions claires sont permis, et un contrat ne peut pas interdire un avis honnête. Gardez des preuves. Changez ce que vous ne pouvez pas montrer comme vrai.',
    dependsOn: 'si ce que vous avez écrit est vrai',
  },
  'us.ask-everyday.seller-refund': {
    says: 'Écrivez au vendeur avec des preuves. Si vous avez payé par carte de crédit, contestez le débit dans les 60 jours après la facture. Des marchandises jamais arrivées doivent être remboursées.',
  },
}
