/** Questions about a fine for not naming the driver: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SECOND_FINE_FOR_THE_DRIVER_DE: Words = {
  'es.ask.driver-not-named': {
    says: 'Den Fahrer nicht zu nennen ist eine eigene Strafe: das Doppelte der ersten, wenn sie leicht war, das Dreifache bei schweren oder sehr schweren. Punkte kostet sie nicht. Sie haben 20 Kalendertage zum Widerspruch. Legen Sie ihn ein, wenn der erste Brief Sie nie erreichte oder Sie den Fahrer genannt haben: mit Beleg. Auch wenn Sie zeigen, dass Sie es nicht wissen konnten.',
  },
}
