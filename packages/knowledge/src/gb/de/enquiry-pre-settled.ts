/** Questions about pre-settled status that runs out: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRE_SETTLED_DE: Words = {
  'gb.ask-immigration.pre-settled': {
    says: 'Der pre-settled status wird vor dem Ende von selbst verlängert, und Sie verlieren ihn nicht nur, weil Sie nicht neu beantragt haben. Sehen Sie im UKVI-Konto das Datum und Ihre Kontaktdaten nach und geben Sie dem Arbeitgeber einen share code. Nach fünf Jahren hier beantragen Sie kostenlos settled status. Lange Auslandszeiten können Rechte beenden; dann Rat holen.',
  },
}
