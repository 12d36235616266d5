/** The German words of the rows in ../state-rented-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const STATE_RENTED_HOMES_DE: Words = {
  ...stateWords('lease-breach', {
    AZ: 'bekommen Sie meist 10 Tage, um einen Verstoß gegen den Mietvertrag zu beheben, oder 5, wenn er Gesundheit oder Sicherheit schadet',
    IL: 'muss eine Mitteilung über einen Verstoß gegen den Mietvertrag Ihnen meist 10 Tage geben',
    NC: 'kann ein Vermieter wegen eines Verstoßes nur kündigen, wenn der Mietvertrag das sagt. Lesen Sie ihn',
    NJ: 'muss der Vermieter Sie meist erst schriftlich warnen. Nur wenn es weitergeht, darf er kündigen',
    OH: 'müssen Sie bei einem Verstoß, der Gesundheit oder Sicherheit schadet, schriftlich 30 Tage zum Beheben bekommen',
    WA: 'bekommen Sie meist 10 Tage, um einen Verstoß gegen den Mietvertrag zu beheben',
  }),
  ...stateWords(
    'safe-leave',
    sameCells(
      'AZ GA IL MA MI NC NJ WA',
      'kann ein Opfer von Gewalt oder Stalking einen Mietvertrag meist früher beenden, schriftlich und mit einem Nachweis, etwa einem Gerichtsbeschluss',
    ),
  ),
  ...stateWords(
    'park-home',
    sameCells(
      'AZ IL MA MI NJ WA',
      'gilt für Wohnmobilparks (mobile home parks) ein eigenes Gesetz. Der Park braucht meist einen Grund aus diesem Gesetz, damit Sie gehen müssen',
    ),
  ),
  ...stateWords('fair-housing', {
    ...sameCells(
      'AZ GA NC OH',
      'darf ein Vermieter Sie nicht wegen Rasse, Glauben, Geschlecht, Behinderung oder Kindern ablehnen. Sie können sich beim Staat oder HUD beschweren',
    ),
    ...sameCells(
      'IL MA NJ WA',
      'darf ein Vermieter Sie nicht wegen Rasse, Behinderung oder Kindern ablehnen, oder weil ein Gutschein (voucher) einen Teil der Miete zahlt',
    ),
    MI: 'darf ein Vermieter Sie nicht wegen Rasse, Alter oder Kindern ablehnen. Ab fünf Wohnungen darf er auch einen Gutschein (voucher) nicht ablehnen',
  }),
}
