/** The French words of the rows in ../enquiry-door-contract.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOOR_CONTRACT_FR: Words = {
  'it.ask.door-contract': {
    says: 'Écrivez maintenant par lettre recommandée ou PEC que vous annulez. Après une visite non demandée vous avez 30 jours, sinon 14 par téléphone ou à la porte, sans motif ni frais. Si on ne vous l’a pas dit, 12 mois de plus. Un contrat par téléphone n’engage qu’une fois confirmé. Si l’on vous a trompé, voyez le Sportello d’ARERA ou l’AGCM.',
  },
}
