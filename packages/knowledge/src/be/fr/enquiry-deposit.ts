/** The French words of the rows in ../enquiry-deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSIT_FR: Words = {
  'be.ask.deposit': {
    dependsOn: 'votre région',
    says: 'Elle doit être sur un compte bloqué à votre nom. En général deux mois de loyer au plus, trois en Flandre. Elle est libérée par les deux ou par le juge.',
  },
}
