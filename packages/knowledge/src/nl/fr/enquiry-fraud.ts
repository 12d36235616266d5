/** Questions about false bills and money sent to swindlers: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_FR: Words = {
  'nl.ask.scam-paid': {
    says: 'Appelez votre banque maintenant pour arrêter le paiement. Si vous n’aviez pas dit oui, elle doit le plus souvent rembourser. Portez plainte à la police.',
  },
  'nl.ask.fake-invoice': {
    says: 'Appelez tout de suite la banque et demandez le rappel du virement. Portez plainte. Depuis le 9 octobre 2025, la banque doit vérifier que nom et IBAN concordent. Si elle ne l’a pas fait, demandez le remboursement.',
  },
  'nl.ask.blackmail': {
    says: 'Ne payez pas et n’envoyez plus rien. Gardez les messages et les noms, bloquez la personne et allez à la police : c’est un délit. Pour des images privées, Offlimits aide gratuitement à les faire retirer.',
  },
}
