/** The German words of the rows in ../enquiry-health-premium.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEALTH_PREMIUM_DE: Words = {
  'nl.ask.health-arrears': {
    says: 'Für die Grundversorgung bleiben Sie versichert. Vereinbaren Sie Raten, bevor sechs Monate offen sind, dann werden Sie nicht dem CAK gemeldet. Beim CAK zahlen Sie einen höheren Beitrag. Ein Plan oder die Schuldenhilfe der Gemeinde kann das beenden.',
  },
}
