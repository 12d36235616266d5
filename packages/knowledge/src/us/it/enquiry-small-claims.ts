/** The Italian words of the rows in ../enquiry-small-claims.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SMALL_CLAIMS_IT: Words = {
  'us.ask-consumer.small-claims-sued': {
    says: 'Legga sul foglio il giorno e il tribunale. In molti Stati non serve una risposta scritta, ma perde se non va. In alcuni, come il Texas, una risposta serve entro giorni.',
  },
  'us.ask-consumer.small-claims': {
    says: 'Mandi prima una richiesta scritta. Poi la depositi al tribunale per le piccole cause (small claims court) dove l’altra parte vive o lavora. Ogni Stato ha la sua somma massima, e non serve un avvocato.',
  },
}
