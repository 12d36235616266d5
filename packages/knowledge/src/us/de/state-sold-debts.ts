/** The German words of the rows in ../state-sold-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_SOLD_DEBTS_DE: Words = {
  ...stateWords('sold-debt', {
    CA: 'muss ein Schuldenkäufer Papiere über die Schuld haben, bevor er schreibt, und sie auf Wunsch innerhalb von 15 Tagen schicken',
    FL: 'muss man Ihnen meist mindestens 30 Tage schriftlich Bescheid sagen, bevor eine Firma, die die Schuld kaufte, sie eintreibt',
    IL: 'muss eine Inkassofirma, der die Schuld abgetreten wurde, die Abtretung (assignment) mit Datum und Summe zeigen',
    NY: 'können Sie von einer Inkassofirma bei einer abgeschriebenen Schuld (charged-off debt) Beweise verlangen. Sie muss sie innerhalb von 60 Tagen schicken und bis dahin aufhören',
    NC: 'darf ein Schuldenkäufer nicht eintreiben ohne gültige Papiere über die Schuld, ihre Summe und jeden Verkauf',
  }),
}
