/** The German words of the rows in ../enquiry-rent-rise-west.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_RISE_WEST_DE: Words = {
  'ca.fact.rent-rise-bc': {
    says: 'Nicht über die Jahresgrenze von British Columbia, 2,3 % für 2026, für jedes Jahr neu festgesetzt. Und nicht ohne drei volle Monate Anzeige auf dem Formular der Residential Tenancy Branch. Eine SMS oder Mail ersetzt das Formular nicht. Sie darf einmal in 12 Monaten steigen. Zahlen Sie die bisherige Miete und schreiben Sie warum. Zu viel Gezahltes dürfen Sie später abziehen.',
  },
  'ca.fact.rent-rise-ab': {
    says: 'Alberta hat keine Grenze, aber feste Zeiten. Bei Monatsmiete braucht es drei volle Monate schriftliche Anzeige und ein Jahr seit der letzten Erhöhung oder dem Beginn. Bei fester Laufzeit bleibt die Miete bis zum Ende. Eine Erhöhung mit weniger Frist wirkt nicht: Zahlen Sie die bisherige Miete und schreiben Sie das.',
    dependsOn: 'wie Sie mieten und welche Frist Sie bekamen',
  },
}
