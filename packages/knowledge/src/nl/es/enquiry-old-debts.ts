/** The Spanish words of the rows in ../enquiry-old-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBTS_ES: Words = {
  'nl.ask.old': {
    says: 'La mayoría de las deudas son demasiado viejas a los cinco años, las facturas de productos muchas veces a los dos. Un recordatorio escrito puede hacer empezar de nuevo el tiempo. Debe decirlo usted mismo.',
    dependsOn: 'de qué es y qué cartas llegaron',
  },
}
