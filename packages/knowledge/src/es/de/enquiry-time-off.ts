/** The German words of the rows in ../enquiry-time-off.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TIME_OFF_DE: Words = {
  'es.ask.family-leave': {
    says: 'Das Gesetz gibt Ihnen bezahlte freie Tage, Ihr Tarifvertrag (convenio) vielleicht mehr. Mindestens zwei Tage beim Tod naher Verwandter, vier, wenn Sie reisen müssen. Fünf bei schwerer Krankheit oder Operation. 15 für Ihre Hochzeit, einen für den Umzug. Sagen Sie Bescheid und geben Sie einen Nachweis.',
  },
}
