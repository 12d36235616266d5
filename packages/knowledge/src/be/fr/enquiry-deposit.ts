/** The French words of the rows in ../enquiry-deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSIT_FR: Words = {
  'be.ask.deposit': {
    dependsOn: 'votre région',
    says: 'La garantie doit être sur un compte bloqué à votre nom et n’est libérée que par les deux ou par un juge. Le bailleur ne peut garder que pour des dégâts que les deux états des lieux montrent, pas pour l’usure, et doit prouver le coût. Demandez par recommandé. Puis le juge de paix : d’abord la conciliation, gratuite. Au plus deux mois de loyer, trois en Flandre.',
  },
  'be.ask.rent-costs': {
    says: 'Demandez par écrit à voir les factures. Les charges à part du loyer doivent correspondre aux dépenses réelles, sauf si le bail fixe un forfait. Payez ce qui est juste et contestez le reste. Le juge de paix décide.',
  },
}
