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
    says: 'Pour une nouvelle location privée en Angleterre, ils peuvent demander un mois de loyer d’avance au plus. Ils ne peuvent pas faire monter l’offre au-dessus de l’annonce.',
  },
  'gb.ask-housing.no-benefits': {
    says: 'Un propriétaire privé ou une agence en Angleterre ne peut pas vous refuser parce que vous touchez des aides ou avez des enfants. Gardez l’annonce ou le message et dites-le à la mairie (council).',
  },
}
