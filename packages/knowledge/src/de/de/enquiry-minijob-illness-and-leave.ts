/** Questions of people in a minijob about illness, holidays and leave at once: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MINIJOB_ILLNESS_AND_LEAVE_DE: Words = {
  'de.ask-job.minijob-holidays': {
    says: 'Sie haben dieselben Rechte wie andere. Ein Feiertag an Ihrem Arbeitstag wird bezahlt. Urlaub gibt es mindestens vier Wochen im Jahr, bezahlt: bei zwei Tagen die Woche acht Tage. Bei Krankheit werden Ihre Schichten bis zu sechs Wochen bezahlt, nach vier Wochen im Betrieb. Nacharbeiten müssen Sie nicht. Verlangen Sie das Geld schriftlich mit Datum. Achten Sie auf Ausschlussfristen im Vertrag. Bestrafen darf man Sie dafür nicht.',
  },
}
