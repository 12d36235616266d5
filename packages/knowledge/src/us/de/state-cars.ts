/** The German words of the rows in ../state-cars.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const STATE_CARS_DE: Words = {
  ...stateWords(
    'lemon',
    sameCells(
      'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA',
      'können Sie Ihr Geld oder ein anderes Auto bekommen, wenn ein neues Auto einen schweren Fehler hat, den mehrere Versuche nicht beheben. Behalten Sie jeden Reparaturschein',
    ),
  ),
  ...stateWords('towed', {
    AZ: 'können Sie, wenn die Polizei ein Auto beschlagnahmt (impound), bis zum Tag in der Mitteilung eine Anhörung verlangen',
    CA: 'können Sie innerhalb von 10 Tagen nach der Mitteilung eine kostenlose Anhörung (hearing) zu einem Abschleppen durch die Polizei verlangen. Gebühren sind begrenzt',
    FL: 'muss ein Parkplatz klare Schilder haben, und Gebühren setzt der Bezirk oder die Stadt fest. Sie können eine Sicherheit (bond) zahlen, um das Auto zu bekommen und sich zu wehren',
    GA: 'muss ein privater Parkplatz klare Schilder haben, und der Bundesstaat begrenzt, was ein Abschleppen kosten darf',
    MI: 'haben Sie nach der Mitteilung über ein Abschleppen 20 Tage, um das Gericht um eine Anhörung (hearing) zu bitten',
    NC: 'können Sie einen magistrate um eine Anhörung (hearing) zu einem Abschleppen bitten, ob es einen guten Grund gab',
    TX: 'haben Sie nach einem Abschleppen 14 Tage, um den justice court um eine Anhörung (hearing) zu bitten',
    VA: 'muss ein privater Parkplatz klare Schilder haben, und das Gesetz von Bundesstaat oder Stadt begrenzt, was ein Abschleppen kosten darf',
    WA: 'haben Sie nach der Mitteilung über ein Abschleppen 10 Tage, um das Gericht um eine Anhörung (hearing) zu bitten',
  }),
}
