/** Questions about crashes, falls, ambulances and doctors: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BODILY_HARM_ES: Words = {
  'us.story.crash': {
    says: 'No firme una renuncia antes de que su médico sepa cómo sana. Termina todos los reclamos. Guarde cuentas y fotos, y conozca el plazo de su estado.',
    dependsOn: 'la culpa, sus lesiones y su estado',
  },
  'us.story.ambulance': {
    says: 'La prohibición federal de cobros sorpresa no cubre ambulancias de tierra, pero algunos estados sí. Pida la cuenta detallada, apele a su seguro y pida rebaja o un plan.',
    dependsOn: 'su estado y su plan',
  },
  'us.story.doctor': {
    says: 'Casi siempre debe mostrar que el médico no dio el cuidado normal y que eso le dañó. Los plazos son cortos y muchos estados piden antes un experto. Pida sus registros y vea a un abogado.',
    dependsOn: 'qué salió mal y cuándo',
  },
  'us.trouble.fall': {
    says: 'La tienda paga si conocía o debía conocer el peligro. No firme ni acepte una primera oferta antes de saber cómo sana. Guarde fotos, nombres y cuentas.',
    dependsOn: 'lo que sabían, su parte de culpa y su estado',
  },
}
