/** Questions about goods, bags and honest reviews: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GOODS_FR: Words = {
  'us.ask-life.unordered': {
    says: 'Vous n’êtes pas obligé de payer des marchandises arrivées par la poste sans votre commande. C’est un cadeau. Dites-le par écrit à l’entreprise.',
  },
  'us.ask-life.luggage': {
    says: 'La compagnie aérienne doit payer les bagages perdus, en retard ou abîmés jusqu’à une limite. Signalez-le tout de suite, gardez les reçus, et écrivez dans les 7 jours pour un dégât ou 21 pour un retard.',
  },
  'us.ask-life.faulty-goods': {
    says: 'Des marchandises doivent le plus souvent faire ce que font de telles marchandises. Demandez par écrit une réparation, un remplacement ou votre argent. Une garantie écrite doit être tenue.',
    dependsOn: 'son âge et ce que dit la garantie',
  },
  'us.ask-life.review': {
    says: 'Les faits vrais et les opinions claires sont permis, et un contrat ne peut pas interdire un avis honnête. Gardez des preuves. Changez ce que vous ne pouvez pas montrer comme vrai.',
    dependsOn: 'si ce que vous avez écrit est vrai',
  },
}
