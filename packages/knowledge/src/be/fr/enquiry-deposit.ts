/** The French words of the rows in ../enquiry-deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSIT_FR: Words = {
  'be.ask.deposit': {
    dependsOn: 'votre région',
    says: 'Elle doit être sur un compte bloqué à votre nom. En général deux mois de loyer au plus, trois en Flandre. Elle est libérée par les deux ou par le juge.',
  },
  'be.ask.rent-costs': {
    says: 'Demandez par écrit à voir les factures. Les charges à part du loyer doivent correspondre aux dépenses réelles, sauf si le bail fixe un forfait. Payez ce qui est juste et contestez le reste. Le juge de paix décide.',
  },
}
