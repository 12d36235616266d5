/** Questions of people who have no bed, no food or no power tonight, or whom a lender threatens: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_FR: Words = {
  'ca.need.bed': {
    says: 'Appelez ou textez le 211 maintenant, à toute heure. On y sait quel refuge a un lit ce soir, aussi pour les familles, en plusieurs langues. À Toronto, appelez Central Intake : 416-338-4766. La loi fédérale dit qu’un logement suffisant est un droit de la personne. Demandez demain à l’aide sociale de votre province de l’argent d’urgence pour un logement.',
  },
  'ca.need.food': {
    says: 'Appelez ou textez le 211 maintenant. On vous trouve une banque alimentaire ou un repas gratuit près de chez vous aujourd’hui, en plusieurs langues. Demandez aujourd’hui à l’aide sociale de votre province de l’argent d’urgence pour manger. Si vous la recevez déjà, appelez votre agent. Demandez à l’école des repas pour les enfants.',
  },
  'ca.need.food-ontario': {
    says: 'Appelez ou textez le 211 pour une banque alimentaire aujourd’hui. Demandez ensuite l’aide d’urgence (emergency assistance), sur ontario.ca ou à votre bureau d’Ontario Works (Ontario au travail). En cas de crise elle peut payer nourriture et logement jusqu’à 48 jours, sans demande complète. Si vous recevez déjà Ontario Works ou ODSP, appelez votre agent.',
  },
  'ca.need.power': {
    says: 'Appelez maintenant la compagnie. Dites qu’il y a un bébé, une personne âgée ou malade, et offrez un plan de paiement. Bien des provinces interdisent les coupures en hiver. Plaignez-vous aujourd’hui à la régie ou commission de l’énergie de votre province. Appelez le 211 pour aider à payer et pour un lieu chaud ce soir. Ne chauffez jamais dedans avec un four ou un barbecue.',
  },
  'ca.need.power-ontario': {
    says: 'En Ontario, une compagnie d’électricité ou de gaz ne peut couper un logement pour une facture du 15 novembre au 30 avril. Qui a été coupé avant doit être rebranché. Appelez-la maintenant et dites-le. Si elle refuse, plaignez-vous à la Commission de l’énergie de l’Ontario. Demandez LEAP, une aide pour factures en retard. Les compteurs d’immeubles ont d’autres règles. Lieu chaud : 211.',
  },
  'ca.need.loan-shark': {
    says: 'En danger, appelez le 911. Menacer pour se faire payer est un crime (extorsion), comme prêter à plus de 35 % par an. Vous n’avez commis aucun crime en empruntant. Ne le voyez pas seul. Gardez les messages, notez jours et sommes pour la police. Demandez à la banque de bloquer la carte et d’ouvrir un autre compte. Pour de l’argent et à manger : le 211.',
  },
}
