/** The Spanish words of the rows in ../enquiry-faith-arrests-and-small-estates.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAITH_ARRESTS_AND_SMALL_ESTATES_ES: Words = {
  'us.named.ask-sabbath': {
    dependsOn: 'lo que le costaría al empleador',
    says: 'Un empleador con 15 o más trabajadores debe dar lugar a su fe, como otro turno o un cambio. Solo puede negar una carga real para la empresa. Que a otros no les guste no cuenta. Pídalo por escrito. Si se niegan o lo castigan, vaya a la EEOC en 180 días, o 300 en la mayoría de los estados.',
  },
  'us.named.ask-citizen-arrest': {
    says: 'Diga cada arresto, aunque retiraran los cargos: ocultarlo puede costarle el caso. Lleve un papel del tribunal de cómo terminó cada uno. Miran sobre todo cinco años de buen carácter moral; un cargo retirado rara vez impide por sí solo. Algunos delitos ponen en riesgo la tarjeta verde: vea antes a un abogado. Si se niegan, tiene 30 días para pedir una audiencia (N-336).',
  },
  'us.named.ask-unmarried-father': {
    says: 'Pida custodia o visitas al tribunal de familia. Un padre no casado casi siempre debe ser antes el padre legal: con un formulario firmado por los dos (acknowledgment of paternity) o por un tribunal. En Georgia hace falta además una orden (legitimation). Hasta entonces solo la madre tiene la custodia; el nombre en el acta de nacimiento no basta. El juez mira lo mejor para el niño.',
  },
  'us.named.ask-small-estate': {
    dependsOn: 'su estado y cuánto quedó',
    says: 'A menudo no. El dinero con beneficiario o dueño conjunto casi siempre pasa a esa persona. Para una herencia pequeña, en la mayoría de los estados basta una declaración jurada (small estate affidavit) para el banco, a menudo 30 días después. Pregunte al tribunal (probate) el límite y el formulario. Las deudas se pagan con lo que quedó; los herederos casi nunca deben nada propio.',
  },
}
