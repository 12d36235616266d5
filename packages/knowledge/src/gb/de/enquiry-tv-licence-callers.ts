/** The German words of the rows in ../enquiry-tv-licence-callers.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TV_LICENCE_CALLERS_DE: Words = {
  'gb.ask-tv.door': {
    says: 'Nein. Ohne Durchsuchungsbefehl (search warrant) müssen Sie ihn nicht hereinlassen, nicht mit ihm reden und nichts unterschreiben. Für Netflix oder das meiste auf YouTube brauchen Sie keine Lizenz, aber für Live-TV und BBC iPlayer.',
  },
  'gb.ask-tv.ignore': {
    says: 'Kein Gesetz zwingt Sie, auf einen Standardbrief zu antworten. Die Mitteilung, dass Sie keine Lizenz brauchen, stoppt aber oft weitere. Ignorieren Sie nie Gerichtspost, etwa eine Single Justice Procedure Notice.',
    dependsOn: 'ob es ein Standardbrief oder Gerichtspost ist',
  },
}
