/** The German words of the rows in ../enquiry-licence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LICENCE_DE: Words = {
  'it.ask.licence': {
    says: 'Die Polizei behält den Führerschein, und der Prefetto entscheidet binnen 15 Tagen, wie lange. Dagegen haben Sie 30 Tage beim Friedensrichter, der es aussetzen kann. Für die Arbeit können Sie den Prefetto um bis zu drei Stunden Fahren am Tag bitten. Fahren Sie bis dahin nicht.',
  },
}
