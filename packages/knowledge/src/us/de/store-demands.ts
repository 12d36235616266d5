/** The German words of the rows in ../store-demands.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const STORE_DEMANDS_DE: Words = {
  'us.store.want': {
    says: 'Ein Laden oder seine Anwaltskanzlei will Geld, weil Waren weggenommen worden seien.',
  },
  'us.store.right-proof': {
    says: 'Die Summe darf nicht höher sein, als das Gesetz des Bundesstaats erlaubt. Zahlen Sie nicht, muss der Laden vor Gericht das Wegnehmen und seinen Schaden beweisen.',
  },
  'us.store.right-apart': {
    says: 'Zahlen beendet kein Strafverfahren, und der Brief darf das weder versprechen noch damit drohen.',
  },
  'us.store.step': {
    says: 'Rufen Sie nicht an und erklären Sie nicht, was geschah. Ist ein Strafverfahren möglich, sprechen Sie zuerst mit einem Anwalt.',
  },
  'us.store.option': {
    says: 'Fragen Sie schriftlich nach dem Gesetz, den Waren und der Summe, und geben Sie nichts zu.',
    title: 'Schriftlich Beweise verlangen',
    cost: 'Kostenlos',
    time: 'Bis zum Datum im Brief',
    risk: 'Der Laden kann vor dem Gericht für kleine Fälle (small claims court) klagen. Das tut er selten.',
    bestFor: 'Die Waren wurden zurückgegeben, oder es stimmt nicht.',
  },
  'us.check.right-bounced': {
    says: 'Das Gesetz des Bundesstaats begrenzt die Gebühr für einen zurückgegebenen Scheck und gibt meist einige Tage zum Zahlen, bevor mehr fällig wird. Ein Versehen ist keine Straftat.',
  },
  ...stateWords(
    'store-demand',
    sameCells(
      'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA',
      'darf ein Laden die Waren und eine Summe verlangen, die das Gesetz begrenzt. Für ein Kind können die Eltern gefragt werden',
    ),
  ),
}
