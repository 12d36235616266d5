/** Questions about leaving a home, a notice from the landlord and the deposit: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENDING_A_LEASE_ES: Words = {
  'be.ask.leave-home': {
    says: 'En un contrato de nueve años: tres meses de aviso. En los tres primeros años debe tres, dos o un mes de alquiler. Los contratos cortos tienen otras reglas.',
    dependsOn: 'el tipo de contrato y la región',
  },
  'be.ask.landlord-notice': {
    says: 'En un contrato de nueve años el casero necesita seis meses de aviso y un caso de la ley, como uso propio. Entonces usted puede irse con un mes de aviso.',
    dependsOn: 'el tipo de contrato y el motivo',
  },
}
