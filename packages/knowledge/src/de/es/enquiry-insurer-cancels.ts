/** Questions about cover that an insurer ends after a claim: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURER_CANCELS_ES: Words = {
  'de.ask-insure.cancelled-after-claim': {
    says: 'Sí, tras un siniestro ambos pueden terminar un seguro de bienes o de responsabilidad en el mes tras acabar las gestiones. La aseguradora debe avisar con un mes y devolver las primas de después. Busque otro seguro antes. Pida cancelar usted mismo: se ve mejor en otras.',
  },
}
