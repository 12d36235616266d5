/** Questions about rent, arrears, fees and benefits in England: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_FR: Words = {
  'gb.ask-housing.rent-increase': {
    says: 'Un propriétaire privé en Angleterre peut augmenter le loyer une fois par an, avec le formulaire 4A (Form 4A) et deux mois de préavis. Vous pouvez saisir le tribunal avant la date de début. Il ne peut pas fixer plus que demandé.',
    dependsOn: 's’il a utilisé le bon formulaire et le bon préavis',
  },
  'gb.ask-housing.arrears': {
    says: 'Appelez aujourd’hui votre propriétaire et offrez le loyer et un peu plus. Vérifiez vos aides et prenez un conseil gratuit sur les dettes. Pour le motif principal de retard, il lui faut trois mois dus, quatre semaines de préavis et un tribunal.',
  },
  'gb.ask-housing.fees': {
    says: 'En Angleterre, la plupart des frais sont interdits. Sont permis le loyer, un dépôt limité et un dépôt de réservation (holding deposit) d’une semaine de loyer au plus. Quelques frais pour vos propres manquements le sont aussi. Vous pouvez redemander les autres.',
    dependsOn: 'la raison des frais',
  },
  'gb.ask-housing.rent-in-advance': {
    says: 'En Angleterre, bailleur et agent ne peuvent demander ni accepter de loyer avant la signature du bail. Ensuite, un mois au plus avant le début. Les offres au-dessus de l’annonce sont aussi interdites, comme le refus pour aides ou enfants. N’empruntez rien. Offrez par écrit un mois et le dépôt plafonné, peut-être un garant. Gardez les messages et prévenez le council, qui peut sanctionner.',
  },
  'gb.ask-housing.no-benefits': {
    says: 'Un propriétaire privé ou une agence en Angleterre ne peut pas vous refuser parce que vous touchez des aides ou avez des enfants. Gardez l’annonce ou le message et dites-le à la mairie (council).',
  },
  'gb.ask-housing.rent-bidding': {
    says: 'En Angleterre, une annonce doit donner un seul loyer depuis le 1er mai 2026. Bailleur et agent ne peuvent demander, encourager ni accepter une offre plus haute. Cela vaut même si quelqu’un offre plus de lui-même. Offrez par écrit le loyer annoncé. Gardez annonce et messages et signalez-le au council. Il peut infliger jusqu’à 7 000 livres.',
  },
}
