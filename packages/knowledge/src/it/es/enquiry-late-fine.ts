/** The Spanish words of the rows in ../enquiry-late-fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LATE_FINE_ES: Words = {
  'it.ask.fine-late': {
    says: 'La multa debe enviarse al dueño en 90 días desde la infracción (100 si se dio al conductor). Mire el día en que se entregó al correo. Si es tarde no pague: recurso gratis al Prefetto en 60 días, o al giudice di pace en 30. Los 90 días pueden empezar después si el coche era alquilado o la dirección difícil de hallar.',
  },
}
