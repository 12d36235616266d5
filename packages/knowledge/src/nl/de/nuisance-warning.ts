/** The German words of the rows in ../nuisance-warning.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NUISANCE_WARNING_DE: Words = {
  'nl.nuisance.want': {
    says: 'Der Vermieter sagt, dass Sie stören, und warnt Sie. Dafür kann meist nur ein Gericht den Vertrag beenden. Hat der Bürgermeister die Wohnung geschlossen, geht es ohne.',
  },
  'nl.nuisance.right-judge': {
    says: 'Das Gericht wägt ab: wie schwer, Ihre Wohnung, Kinder und was Sie getan haben. Alltagsgeräusche reichen nicht. Der Vermieter muss es mit Tagen und Berichten beweisen.',
  },
  'nl.nuisance.step': {
    says: 'Antworten Sie schriftlich: was stimmt, was nicht, was Sie tun. Fragen Sie, an welchen Tagen und wer sich beschwert hat. Nachbarschaftsvermittlung (buurtbemiddeling) ist kostenlos.',
  },
}
