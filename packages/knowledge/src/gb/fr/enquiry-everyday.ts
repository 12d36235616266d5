/** Questions de tous les jours : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_FR: Words = {
  'gb.ask-consumer.scam-paid': {
    says: 'Appelez maintenant votre banque au 159 ou au numéro de votre carte. Pour un virement britannique depuis le 7 octobre 2024, elle doit le plus souvent vous rembourser, jusqu’à £85,000. Signalez ensuite la fraude.',
  },
  'gb.ask-consumer.energy-cut-off': {
    says: 'C’est un dernier recours, et c’est rare. La société doit d’abord offrir un plan. Pour entrer, il lui faut votre accord ou un mandat (warrant). Appelez-la aujourd’hui et parlez de maladie, d’enfants ou de grand âge.',
    dependsOn: 'qui vit avec vous et si vous pouvez convenir d’un plan',
  },
  'gb.ask-consumer.scam-bank-pays': {
    says: 'Oui, le plus souvent, jusqu’à £85,000, pour un virement britannique depuis le 7 octobre 2024. Appelez maintenant votre banque au 159 ou au numéro de votre carte. Signalez ensuite la fraude.',
  },
  'gb.ask-consumer.scam-bank-refuses': {
    says: 'Faites une réclamation écrite à la banque. Elle doit montrer une négligence grave de votre part, et votre santé ou votre stress compte. Après sa réponse finale, vous avez six mois pour aller gratuitement à l’Ombudsman.',
  },
  'gb.ask-consumer.scam-real': {
    says: 'Ne cliquez pas, n’appelez pas et ne payez pas depuis le message. Cherchez vous-même la vraie société et demandez. Envoyez les SMS d’arnaque au 7726 et les e-mails à report@phishing.gov.uk.',
    dependsOn: 'si la vraie société le confirme',
  },
  'gb.ask-consumer.prepayment': {
    says: 'Ils doivent d’abord offrir un plan à votre portée. Ils ne peuvent pas l’imposer dans certains logements, comme avec un enfant de moins de deux ans. Pour entrer, il leur faut votre oui ou un mandat (warrant).',
    dependsOn: 'qui vit avec vous et si vous pouvez payer autrement',
  },
  'gb.ask-consumer.back-bill': {
    says: 'Une société d’énergie ne peut pas facturer l’énergie utilisée il y a plus de 12 mois et oubliée, sauf si vous l’avez empêchée. Demandez d’enlever cette partie. Après huit semaines, allez à l’Energy Ombudsman.',
  },
  'gb.ask-consumer.water-cut-off': {
    says: 'Une société d’eau ne peut ni couper ni ralentir l’eau chez vous parce que vous devez de l’argent. Demandez-lui un plan ou un tarif plus bas.',
  },
  'gb.ask-consumer.flight': {
    says: 'S’il est annulé, vous choisissez un remboursement ou un autre vol. Pendant l’attente, vous avez repas et chambre. Si c’est la faute de la compagnie, une indemnité est due pour un long retard. Elle est due aussi si l’on vous a prévenu moins de 14 jours avant.',
    dependsOn: 'la durée du retard, sa raison et quand on vous a prévenu',
  },
  'gb.ask-consumer.broadband': {
    says: 'Faites d’abord une réclamation à la société et notez la date. Après six semaines, ou une réponse finale, un service gratuit de litiges peut décider. Si le service est bien pire que promis, demandez à partir sans frais.',
  },
  'gb.ask-consumer.flight-right-choice': {
    says: 'Si la compagnie annule, vous choisissez : votre argent dans les sept jours, ou un autre vol dès que possible.',
  },
  'gb.ask-consumer.flight-right-care': {
    says: 'Pendant l’attente, vous avez repas et boissons, et une chambre si vous devez passer la nuit.',
  },
  'gb.ask-consumer.flight-step-claim': {
    says: 'Faites votre demande écrite à la compagnie. Donnez le numéro du vol et le retard, et gardez chaque reçu.',
  },
}
