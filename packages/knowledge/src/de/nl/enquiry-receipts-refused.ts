/** Questions about running costs whose receipts the landlord will not show: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RECEIPTS_REFUSED_NL: Words = {
  'de.ask-home.receipts-refused': {
    says: 'Niet voordat u de bonnen kon zien. U mag elke rekening achter de afrekening inzien, op papier of digitaal. Schrijf: “Ik wil de bonnen zien en houd de bijbetaling tot dan achter.” Controleer jaar, oppervlakte, verdeling en posten als reparaties of beheer, die niet van u zijn. U hebt twaalf maanden na ontvangst voor bezwaar. Een Mieterverein kijkt mee.',
  },
}
