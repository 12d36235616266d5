/** The German words of the rows in ../payday-loans.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const PAYDAY_LOANS_DE: Words = {
  ...stateWords('payday', {
    MA: 'verbietet das Gesetz Kredite zu solchen Preisen (payday loans). Fragen Sie vor dem Zahlen das Amt des Staates für Kreditgeber: Vielleicht schulden Sie weniger oder nichts',
    CA: 'deckelt das Gesetz den Preis eines Kredits bis zum Zahltag (payday loan). Nicht zu zahlen ist keine Straftat. Beschweren Sie sich über Drohungen beim Amt des Staates für Kreditgeber',
    FL: 'deckelt das Gesetz den Preis eines Kredits bis zum Zahltag (payday loan). Nicht zu zahlen ist keine Straftat. Beschweren Sie sich über Drohungen beim Amt des Staates für Kreditgeber',
    MI: 'deckelt das Gesetz den Preis eines Kredits bis zum Zahltag (payday loan). Nicht zu zahlen ist keine Straftat. Beschweren Sie sich über Drohungen beim Amt des Staates für Kreditgeber',
    OH: 'deckelt das Gesetz den Preis eines Kredits bis zum Zahltag (payday loan). Nicht zu zahlen ist keine Straftat. Beschweren Sie sich über Drohungen beim Amt des Staates für Kreditgeber',
    VA: 'deckelt das Gesetz den Preis eines Kredits bis zum Zahltag (payday loan). Nicht zu zahlen ist keine Straftat. Beschweren Sie sich über Drohungen beim Amt des Staates für Kreditgeber',
    WA: 'deckelt das Gesetz den Preis eines Kredits bis zum Zahltag (payday loan). Nicht zu zahlen ist keine Straftat. Beschweren Sie sich über Drohungen beim Amt des Staates für Kreditgeber',
    AZ: 'verbietet das Gesetz Kredite zu solchen Preisen (payday loans). Fragen Sie vor dem Zahlen das Amt des Staates für Kreditgeber: Vielleicht schulden Sie weniger oder nichts',
    GA: 'verbietet das Gesetz Kredite zu solchen Preisen (payday loans). Fragen Sie vor dem Zahlen das Amt des Staates für Kreditgeber: Vielleicht schulden Sie weniger oder nichts',
    IL: 'verbietet das Gesetz Kredite zu solchen Preisen (payday loans). Fragen Sie vor dem Zahlen das Amt des Staates für Kreditgeber: Vielleicht schulden Sie weniger oder nichts',
    NC: 'verbietet das Gesetz Kredite zu solchen Preisen (payday loans). Fragen Sie vor dem Zahlen das Amt des Staates für Kreditgeber: Vielleicht schulden Sie weniger oder nichts',
    NJ: 'verbietet das Gesetz Kredite zu solchen Preisen (payday loans). Fragen Sie vor dem Zahlen das Amt des Staates für Kreditgeber: Vielleicht schulden Sie weniger oder nichts',
    NY: 'verbietet das Gesetz Kredite zu solchen Preisen (payday loans). Fragen Sie vor dem Zahlen das Amt des Staates für Kreditgeber: Vielleicht schulden Sie weniger oder nichts',
    PA: 'verbietet das Gesetz Kredite zu solchen Preisen (payday loans). Fragen Sie vor dem Zahlen das Amt des Staates für Kreditgeber: Vielleicht schulden Sie weniger oder nichts',
    TX: 'darf ein Kreditgeber bei einem payday loan nicht mit einer Strafanzeige drohen. Viele Städte begrenzen solche Kredite. Beschweren Sie sich beim Amt des Staates für Kreditgeber',
  }),
}
