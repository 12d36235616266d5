/** The Spanish words of the rows in ../enquiry-lease-form.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_FORM_ES: Words = {
  'it.ask.lease-unregistered': {
    says: 'El dueño debe registrar el contrato en 30 días y decírselo. Un contrato sin registrar es nulo, así que no puede exigirlo. Puede pedir al juez un contrato legal con una renta legal, y lo pagado de más. Pregunte a un sindicato de inquilinos.',
  },
  'it.ask.sublet': {
    says: 'Una habitación sí, si el contrato no lo prohíbe: diga al dueño por carta certificada quién viene, cuánto tiempo y qué cuartos. Toda la casa solo con su consentimiento.',
    dependsOn: 'lo que dice su contrato',
  },
}
