/** The German words of the rows in ../state-rent-limits.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const STATE_RENT_LIMITS_DE: Words = {
  ...stateWords(
    'no-rent-cap',
    sameCells(
      'AZ GA IL MI NC OH',
      'begrenzt kein Gesetz die meisten Mieten. Der Vermieter muss die Erhöhung aber richtig ankündigen und darf damit keine Beschwerde bestrafen',
    ),
  ),
  ...stateWords('deposit-rules', {
    ...sameCells('AZ MI', 'darf eine Kaution höchstens eineinhalb Monatsmieten betragen'),
    ...sameCells('GA NC', 'darf eine Kaution meist höchstens zwei Monatsmieten betragen'),
    IL: 'muss ein Vermieter mit 25 oder mehr Wohnungen in einem Haus oder einer Anlage eine Kaution nach sechs Monaten verzinsen',
    MA: 'darf eine Kaution höchstens eine Monatsmiete betragen. Sie muss auf einer Bank liegen und für Sie Zinsen bringen',
    NJ: 'darf eine Kaution höchstens eineinhalb Monatsmieten betragen. Sie muss auf einer Bank liegen und für Sie Zinsen bringen',
    OH: 'bringt der Teil einer Kaution über einer Monatsmiete Ihnen meist 5% im Jahr, wenn Sie sechs Monate bleiben',
    WA: 'darf ein Vermieter eine Kaution nur mit schriftlichem Mietvertrag und einer unterschriebenen Liste über den Zustand am Anfang nehmen',
  }),
  ...stateWords('broker-fee', {
    MA: 'zahlt den Makler (broker), wer ihn beauftragt hat. War es der Vermieter, müssen Sie nicht zahlen und können das Geld zurückverlangen',
  }),
  ...stateWords('rental-fees', {
    IL: 'schulden Sie nur die Gebühren, die auf der ersten Seite des Mietvertrags stehen. Eine Gebühr für die Bewerbung darf meist höchstens $50 sein',
  }),
}
