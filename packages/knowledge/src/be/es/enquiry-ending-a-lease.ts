/** Questions about leaving a home, a notice from the landlord and the deposit: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENDING_A_LEASE_ES: Words = {
  'be.ask.leave-home': {
    says: 'En un contrato de nueve años: tres meses de aviso. En los tres primeros años debe tres, dos o un mes de alquiler. Los contratos cortos tienen otras reglas.',
    dependsOn: 'el tipo de contrato y la región',
  },
  'be.ask.landlord-notice': {
    says: 'En un contrato de nueve años el propietario necesita seis meses de aviso por escrito y un caso de la ley como uso propio. Para un hijo o pariente la carta debe nombrar a la persona y el vínculo. En Flandes un pariente solo cuenta tras tres años. Debe mudarse en un año y quedarse dos, o usted puede pedir 18 meses de alquiler. Un aviso más corto no le obliga a irse antes. Puede entonces irse con un mes.',
    dependsOn: 'el tipo de contrato y el motivo',
  },
}
