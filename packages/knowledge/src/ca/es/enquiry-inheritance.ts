/** The Spanish words of the rows in ../enquiry-inheritance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INHERITANCE_ES: Words = {
  'ca.ask.will-dispute': {
    says: 'Pida por escrito al albacea (executor) una copia del testamento y las cuentas. Tras la validación (probate), el testamento está en el tribunal. En British Columbia un hijo puede pedir una parte justa en 180 días desde entonces. En Ontario los dependientes tienen seis meses. Vea pronto a un abogado.',
  },
  'ca.ask.no-will': {
    says: 'La ley de la provincia dice quién hereda. Casi siempre primero el esposo o la esposa, luego los hijos. En Ontario una pareja no casada no recibe nada por esta regla, pero puede pedir ayuda al tribunal. El tribunal debe nombrar a alguien que lo arregle.',
    dependsOn: 'su provincia y qué parientes quedan',
  },
}
