/** Questions about contracts that run on, gyms and tradespeople: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SERVICES_ES: Words = {
  'ch.ask.end-service': {
    says: 'Mire el plazo en las condiciones y avise por carta certificada. Un simple mandato se termina cuando quiera. Una larga enfermedad o mudanza puede ser motivo grave. Ninguna ley prohíbe la renovación tácita.',
  },
  'ch.ask.gym-ill': {
    says: 'Si no puede entrenar por mucho tiempo, puede terminar antes por motivo grave. Mande certificado un informe médico que diga que no puede y cuánto tiempo. Si es corto, suele haber solo una pausa. Lea las condiciones. No pueden excluir un motivo grave.',
  },
  'ch.ask.trade-bill': {
    says: 'Un precio fijo vale, aunque el trabajo fuera más duro. Con un presupuesto aproximado suele pagar hasta un 10 % más. Por encima puede reducir o desistir, si no lo causó. Sin precio solo se debe el coste justo. Pague lo correcto y discuta el resto por escrito.',
  },
}
