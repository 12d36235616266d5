/** The German words of the rows in ../insured-disclosure.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURED_DISCLOSURE_DE: Words = {
  'de.insured.right-five-years': {
    says: 'Bei einer falschen Angabe hat der Versicherer einen Monat ab Kenntnis. Nach fünf Jahren ist es zu spät, bei Vorsatz nach zehn.',
  },
  'de.insured.right-deceit': {
    says: 'Der Versicherer muss beweisen, dass Sie täuschen wollten. Eine falsche Angabe allein reicht nicht. Er hat ein Jahr ab Kenntnis.',
  },
  'de.insured.right-own-job': {
    says: 'Es zählt Ihr letzter Beruf, wie Sie ihn wirklich ausgeübt haben. Meist reicht die Hälfte Einschränkung. Beschreiben Sie Ihren Tag Stunde für Stunde.',
  },
}
