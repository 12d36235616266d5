/** Questions about the days and hours at which an enforcement officer may come: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OFFICER_HOURS_DE: Words = {
  'fr.ask-debt.officer-hours': {
    says: 'Am Samstag ja: Er gilt als Werktag. Sonntags und feiertags nur mit Erlaubnis eines Gerichts. In einer Wohnung darf keine Pfändung vor 6 Uhr oder nach 21 Uhr beginnen. Das gilt auch für das Überbringen von Papieren. Jemand von einem Inkassobüro ist kein Gerichtsvollzieher und darf nie hinein. Geschah es zu anderer Zeit? Notieren Sie Tag und Stunde, und sagen Sie es dem Vollstreckungsgericht (juge de l’exécution).',
    dependsOn: 'der Tag und die Uhrzeit',
  },
}
