/** The German words of the rows in ../state-timeshares.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_TIMESHARES_DE: Words = {
  ...stateWords('timeshare', {
    CA: 'können Sie ein Ferienwohnrecht (timeshare) innerhalb von sieben Tagen nach der Unterschrift oder nach Erhalt des public report widerrufen',
    FL: 'können Sie ein Ferienwohnrecht (timeshare) innerhalb von zehn Tagen nach der Unterschrift oder den letzten Papieren widerrufen. Auf dieses Recht können Sie nicht verzichten',
    GA: 'können Sie ein Ferienwohnrecht (timeshare) innerhalb von sieben Tagen nach der Unterschrift widerrufen',
    VA: 'können Sie ein Ferienwohnrecht (timeshare) innerhalb von sieben Tagen nach der Unterschrift widerrufen',
    NC: 'können Sie ein Ferienwohnrecht (timeshare) innerhalb von fünf Tagen nach der Unterschrift widerrufen',
    NV: 'können Sie ein Ferienwohnrecht (timeshare) innerhalb von fünf Tagen nach der Unterschrift widerrufen',
    CO: 'können Sie ein Ferienwohnrecht (timeshare) innerhalb von fünf Tagen nach der Unterschrift widerrufen',
    SC: 'können Sie ein Ferienwohnrecht (timeshare) innerhalb von fünf Tagen nach der Unterschrift widerrufen',
    TX: 'können Sie ein Ferienwohnrecht (timeshare) innerhalb von fünf Tagen nach der Unterschrift widerrufen',
    WA: 'können Sie ein Ferienwohnrecht (timeshare) innerhalb von sieben Tagen nach der Unterschrift oder den Papieren widerrufen, was später ist',
  }),
}
