/** Questions about the collective settlement of debts: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTIVE_SETTLEMENT_ES: Words = {
  'be.ask.collective-settlement': {
    says: 'Se pide al tribunal laboral con un escrito (requête, verzoekschrift); el CPAS (OCMW) o un abogado ayuda gratis. Se admite si no puede pagar de forma duradera. Desde entonces paran embargos e intereses. Un mediador recibe sus ingresos y le da para vivir. Un plan dura siete años como máximo, de tres a cinco si lo impone el juez. No haga deudas nuevas. El resto puede perdonarse.',
  },
}
