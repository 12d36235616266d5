/** Questions about buying: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BUYING_FR: Words = {
  'ie.ask.gym-ill': {
    says: 'Écrivez avec un certificat médical et demandez à la salle de mettre fin au contrat ou de le suspendre. Une clause qui fait payer longtemps sans utiliser peut être abusive, et alors elle ne vous lie pas.',
  },
  'ie.ask.small-claim': {
    says: 'Écrivez d’abord au vendeur, avec une date. Puis faites la demande sur courts.ie à la procédure des petits litiges (small claims) de la District Court. Elle vaut pour les consommateurs jusqu’à €2,000, sans avocat.',
  },
  'ie.ask.repair-failed': {
    says: "Oui. Après une réparation ratée, vous pouvez demander le remboursement ou un prix plus bas. C'est au magasin de s'en occuper, pas au fabricant. Les 12 premiers mois, la loi tient le défaut pour présent au départ. Écrivez au magasin ; jusqu'à €2,000, utilisez la petite procédure.",
  },
  'ie.ask.online-refund': {
    says: 'Oui. Pour la plupart des achats en ligne, vous pouvez annuler dans les 14 jours après la réception, sans raison. Dites-le par écrit et renvoyez la chose. Le magasin doit rembourser dans les 14 jours. Sauf les choses faites pour vous et les produits scellés ouverts.',
  },
  'ie.ask.private-car': {
    says: "Avec un vendeur privé, vous avez moins de droits : la voiture doit être à lui et conforme à l'annonce. Un faux kilométrage ou un mensonge peut annuler la vente. Gardez l'annonce et les messages, écrivez aussitôt, puis allez au tribunal. Trafiquer le compteur est un délit ; prévenez la garda.",
  },
  'ie.ask.still-charged': {
    says: "Envoyez la preuve de l'annulation et demandez le remboursement. Faites stopper les paiements par la banque. Un prélèvement peut être remboursé sous huit semaines sans raison ; s'il n'a jamais été accepté, sous 13 mois. Si la société refuse, utilisez la petite procédure.",
  },
  'ie.ask.event-cancelled': {
    says: "Si l'événement est annulé, vous pouvez être remboursé du billet. Demandez aussi les frais : une clause qui les garde peut être abusive. S'il est seulement reporté, demandez le remboursement à temps. Écrivez au vendeur ; puis chargeback ou petite procédure.",
  },
}
