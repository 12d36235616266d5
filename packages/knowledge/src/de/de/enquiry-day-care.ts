/** Questions about a place in day care: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAY_CARE_DE: Words = {
  'de.ask-family.day-care': {
    says: 'Ja. Ab dem ersten Geburtstag hat jedes Kind ein Recht auf einen Platz in der Kita oder bei einer Tagesmutter, egal was die Eltern verdienen. Der Anspruch richtet sich gegen die Stadt (Jugendamt), nicht gegen eine Kita. Schreiben Sie dorthin, ab wann und für wie viele Stunden. Kommt nichts Passendes, ordnet das Verwaltungsgericht es im Eilverfahren an. Auch Lohnausfall oder private Betreuung kann man verlangen.',
  },
}
