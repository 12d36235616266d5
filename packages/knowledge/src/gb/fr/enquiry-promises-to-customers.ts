/** Questions about goods that came too late, a promised refund, and customers who do not pay: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PROMISES_TO_CUSTOMERS_FR: Words = {
  'gb.ask-consumer.came-too-late': {
    says: 'Si vous avez commandé en ligne ou par téléphone, vous pouvez le plus souvent annuler sans raison jusqu’à 14 jours après la livraison. Écrivez-le, renvoyez l’objet : le prix et la livraison de base reviennent sous 14 jours. Si le jour était essentiel pour les deux, vous pouvez mettre fin à la commande parce qu’il est manqué. Le supplément pour une livraison rapide qui ne l’a pas été est dû. « Pas de remboursement » dans les conditions n’y change rien. Ce qui est fait sur mesure n’entre pas dans les 14 jours.',
  },
  'gb.ask-consumer.promised-refund': {
    says: 'Ce qui compte, c’est ce qui valait lors de la réservation. Une entreprise ne peut pas changer ses conditions après, et vous n’avez pas à prendre un bon pour de l’argent dû. Sa promesse écrite est votre preuve. Écrivez : l’argent sous 14 jours, ou vous agissez en justice. Payé par carte, demandez tout de suite à la banque un « chargeback » ; plus de £100 par carte de crédit, réclamez à la société de la carte. Ensuite, c’est une petite créance (small claim).',
  },
  'gb.ask-trade.customer-wont-pay': {
    says: 'Vous pouvez le plus souvent réclamer le prix convenu pour ce qui est fait. Pour des défauts il peut déduire le coût des réparations. Envoyez une lettre avant procès (letter of claim) avec la facture et des photos : un particulier a 30 jours pour répondre. Puis agissez en ligne, jusqu’à £10,000 comme petite créance, dans les six ans. Un contrat fait chez lui exige un écrit sur les 14 jours pour annuler : sans lui vous pouvez toucher moins, ou rien.',
  },
}
