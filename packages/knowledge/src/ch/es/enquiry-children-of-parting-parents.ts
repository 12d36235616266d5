/** How much is paid for a child of parents who live apart, and where it lives: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_OF_PARTING_PARENTS_ES: Words = {
  'ch.ask.maintenance-how-much': {
    says: 'Suiza no tiene una tabla fija. Cuenta lo que el niño necesita, con su cuidado, y lo que ambos pueden pagar. A cada uno le queda lo necesario para vivir. Pueden pactarlo por escrito; para un niño obliga cuando la KESB o el juez lo aprueba. Si no, lo fija el juez. Puede ir hasta un año antes de la demanda: no espere. Dura hasta los 18, o el fin de la primera formación.',
  },
  'ch.ask.where-children-live': {
    says: 'Primero ustedes dos; ayuda un mediador o la KESB. Sin acuerdo, decide el juez si están casados y la KESB si no, según el bien del niño. Casi siempre ambos conservan la autoridad parental conjunta. Si uno de ustedes o el niño pide la custodia alterna, deben estudiarla. Hasta entonces no mude al niño por su cuenta.',
  },
}
