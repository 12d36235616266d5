/** Questions about the job that waits, or does not, after maternity leave: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RETURN_FROM_MATERNITY_DE: Words = {
  'gb.ask-work.maternity-return': {
    says: 'Unterschreiben Sie noch nichts. Nach dem Urlaub haben Sie ein Recht auf Ihre Stelle. Nach mehr als 26 Wochen geht eine andere passende, nicht schlechtere, nur wenn Ihre nicht vernünftig machbar ist. Die Vertretung vorzuziehen kann Diskriminierung sein. Fällt die Stelle wirklich weg, kommen Sie bei freien zuerst. Schreiben Sie, dass Sie zurückkommen; Acas: 0300 123 1100.',
  },
}
