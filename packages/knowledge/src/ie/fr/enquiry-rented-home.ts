/** The French words of the rows in ../enquiry-rented-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_FR: Words = {
  'ie.ask.deposit-law': {
    says: 'La caution doit être rendue vite. Seuls loyer impayé, factures et dégâts au-delà de l’usure peuvent être retenus.',
  },
  'ie.ask.landlord-sells': {
    says: "Un simple texto n'est pas un congé. Il faut un écrit signé avec le motif, une déclaration sous serment et une copie au RTB. Il peut venir par e-mail. Après cinq ans, vous avez 180 jours ou plus. Pour un bail depuis le 1er mars 2026, une vente n'est en général pas un motif. Vous pouvez saisir le RTB dans les 90 jours.",
  },
  'ie.ask.rent-figures': {
    says: "Le loyer peut monter une fois en 12 mois, de 2% ou de l'inflation, le plus bas des deux, dans tout le pays. Il faut 90 jours de préavis écrit sur le formulaire du RTB, et le RTB doit en avoir une copie. Sinon, saisissez le RTB avant le début du nouveau loyer.",
  },
  'ie.ask.hap-refused': {
    says: "Un propriétaire ou agent ne peut pas vous refuser parce que vous touchez le HAP ou une autre aide au loyer. Gardez l'annonce et les messages. Écrivez-lui dans les deux mois (formulaire ES.1), puis saisissez la WRC dans les six mois. C'est gratuit et peut donner de l'argent.",
  },
  'ie.ask.rent-up': {
    says: 'Le loyer peut monter une fois en 12 mois, avec un avis écrit 90 jours avant, de 2 % ou de l’inflation si elle est plus basse. Le RTB doit recevoir l’avis le même jour. Certains logements neufs n’ont pas ce plafond de 2 %.',
    dependsOn: 'quand votre logement a été construit et les dates',
  },
  'ie.ask.deposit': {
    says: 'Demandez par écrit le dépôt de garantie (deposit). Le bailleur ne peut le garder que pour du loyer dû, des factures ou des dégâts au-delà de l’usure normale. S’il refuse, allez au RTB.',
  },
  'ie.ask.entry': {
    says: 'Un bailleur doit convenir d’une heure avec vous avant d’entrer. Une urgence, c’est différent.',
  },
  'ie.ask.leaving': {
    says: 'Vous donnez 28 jours à moins de six mois, 35 jusqu’à un an et 42 jusqu’à deux. C’est 56 jusqu’à quatre, 84 jusqu’à huit, puis 112. Un bail à durée fixe vous lie, sauf accord ou si vous trouvez quelqu’un pour le reprendre.',
    dependsOn: 'depuis combien de temps vous y vivez et votre bail',
  },
  'ie.ask.rent-zones-ended': {
    says: 'Vous n’avez pas à accepter un loyer de marché. Les zones ont pris fin le 1er mars 2026, mais un plafond vaut dans tout le pays, aussi pour les anciens baux. C’est le plus souvent 2 % ou l’inflation, le plus bas, une fois en 12 mois, avec le formulaire RTB et 90 jours. Payez l’ancien loyer et saisissez le RTB. Les six ans de protection sont pour les nouveaux baux. Pour vendre, le préavis d’un ancien bail est long. Threshold : 1800 454 454.',
  },
}
