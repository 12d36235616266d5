/** The German words of Japan: changes. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGES_DE: Words = {
  'jp.news.bicycle-tickets': {
    says: 'Seit dem 1. April 2026 können Menschen ab 16 Jahren für Regelbrüche auf dem Fahrrad ein blaues Bußgeld (青切符) bekommen.',
    was: 'Radfahrende bekamen eine Verwarnung oder ein Strafverfahren.',
    is: 'Zahlen Sie die Summe rechtzeitig, gibt es kein Strafverfahren. Ein Handy in der Hand kostet 12.000 ¥.',
  },
  'jp.news.online-court': {
    says: 'Seit dem 21. Mai 2026 arbeiten Zivilgerichte online. Ohne Anwalt dürfen Sie weiter Papier nutzen.',
    was: 'Gerichte arbeiteten auf Papier und schickten Papiere mit der Post.',
    is: 'Anwälte müssen online einreichen. Papiere können auch online zugestellt werden, wenn Sie sich angemeldet haben.',
  },
  'jp.news.child-support': {
    says: 'Bei Scheidungen seit dem 1. April 2026 kann ein Elternteil 20.000 ¥ im Monat für jedes Kind fordern, auch ohne Vereinbarung.',
    was: 'Ohne Vereinbarung gab es keine feste Summe.',
    is: 'Die gesetzliche Summe gilt, bis Sie sich einigen oder ein Gericht entscheidet. Auch gemeinsames Sorgerecht ist möglich.',
  },
  'jp.news.freelance-law': {
    says: 'Seit dem 1. November 2024 schützt ein Gesetz Freiberufler: schriftliche Bedingungen und Zahlung in 60 Tagen.',
    was: 'Freiberufler hatten wenige eigene Regeln.',
    is: 'Der Auftraggeber muss Bedingungen schriftlich geben, in 60 Tagen zahlen und gegen Belästigung vorgehen.',
  },
  'jp.news.subcontract-law': {
    says: 'Seit dem 1. Januar 2026 darf eine Firma keinen Preis ohne Gespräch festsetzen und kleine Lieferanten nicht mit Wechsel bezahlen.',
    was: 'Das alte Gesetz ließ Käufer mit Wechsel zahlen.',
    is: 'Nach dem neuen Gesetz (取適法) muss ein Käufer über den Preis sprechen und in 60 Tagen bar zahlen.',
  },
  'jp.news.inheritance-register': {
    says: 'Seit dem 1. April 2024 muss, wer Land oder ein Haus erbt, es in drei Jahren eintragen lassen.',
    was: 'Die Eintragung war freiwillig.',
    is: 'Ohne guten Grund droht eine Geldbuße bis 100.000 ¥. Für ältere Fälle endet die Zeit am 31. März 2027.',
  },
}
