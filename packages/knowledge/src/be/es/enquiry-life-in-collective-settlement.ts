/** Questions about how one lives during a collective settlement of debts: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIFE_IN_COLLECTIVE_SETTLEMENT_ES: Words = {
  'be.ask.life-in-settlement': {
    says: 'No es de por vida: siete años como máximo por acuerdo, de tres a cinco si lo impone el juez. El mediador recibe su sueldo y le da dinero para vivir, nunca menos que el ingreso mínimo con el subsidio por hijos. El empleador sabe a dónde pagar. El coche necesario para el trabajo suele quedarse si lo pide. Embargos e intereses se paran. No pague a un solo acreedor ni haga nuevas deudas. El CPAS prepara gratis la solicitud.',
  },
}
