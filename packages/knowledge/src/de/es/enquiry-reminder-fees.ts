/** Questions about the fee that a firm adds for a reminder: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REMINDER_FEES_ES: Words = {
  'de.ask-debt.reminder-fees': {
    says: 'Un cargo por aviso solo puede cubrir papel y correo, nunca personal ni ordenadores. El Tribunal Supremo aceptó a una empresa de energía unos 76 céntimos. Muchos jueces admiten hasta unos 2,50 € por carta. Un primer aviso que solo inicia la mora es gratis. ¿Piden más? Pague la factura, y escriba que no paga el resto. Los intereses de demora van aparte.',
    dependsOn: 'cuánto piden y si ya estaba en mora',
  },
}
