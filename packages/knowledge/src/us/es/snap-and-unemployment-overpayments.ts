/** The Spanish words of the rows in ../snap-and-unemployment-overpayments.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SNAP_AND_UNEMPLOYMENT_OVERPAYMENTS_ES: Words = {
  'us.benefit.snap-deadline': {
    says: 'Por los beneficios de comida (SNAP) puede pedir una audiencia imparcial (fair hearing) en un plazo de 90 días. Puede pedirla por teléfono.',
    action: 'Pedir una audiencia imparcial (fair hearing) sobre los beneficios de comida (SNAP)',
    consequence: 'Ya no puede discutir esa decisión en una audiencia.',
  },
  'us.benefit.snap-aid-paid': {
    says: 'Pida la audiencia antes de que empiece el cambio, y sus beneficios de comida pueden seguir hasta que se decida.',
  },
  'us.benefit.unemployment-warning': {
    says: 'El plazo para apelar sobre el desempleo (unemployment) es corto: en algunos estados solo 10 días desde el envío. La carta dice el último día.',
  },
  'us.benefit.unemployment-step': {
    says: 'Apele de inmediato y siga pidiendo el beneficio cada semana mientras espera.',
  },
  'us.benefit.snap-not-fraud': {
    says: 'Un error no es fraude. Solo una audiencia o un juez puede decir que usted rompió las reglas a propósito. Entonces esa persona queda un año sin ayuda de comida, la primera vez. No renuncie a la audiencia antes de pedir consejo.',
  },
}
