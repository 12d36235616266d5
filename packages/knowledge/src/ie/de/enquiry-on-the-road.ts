/** Questions about fines, parking, clamps and tolls: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_DE: Words = {
  'ie.ask.fine': {
    says: 'Zahlen Sie in 28 Tagen, oder mit der Hälfte mehr in 56 Tagen. Ist ein anderer gefahren, nennen Sie ihn rechtzeitig. Um sich zu wehren, gehen Sie vor Gericht.',
    dependsOn: 'das Datum des Bescheids',
  },
  'ie.ask.clamped': {
    says: 'Zahlen Sie, damit das Auto frei wird, und behalten Sie den Beleg. Beschweren Sie sich dann in 60 Tagen bei der Parkfirma, und danach in 30 Tagen bei der NTA.',
  },
  'ie.ask.private-parking': {
    says: 'Eine private Firma kann Ihnen kein Bußgeld geben. Sie darf eine Kralle (clamp) anlegen, wo Schilder es sagen. Sie können sich wehren.',
    dependsOn: 'was auf den Schildern stand',
  },
  'ie.ask.toll': {
    says: 'Prüfen Sie den Bescheid auf eflow.ie, selbst eingetippt. Zahlen Sie früh, denn er steigt. Haben Sie das Auto verkauft oder fuhren nicht, erheben Sie Einspruch mit Belegen.',
  },
  'ie.ask.council-parking': {
    says: 'Schreiben Sie der Stadt oder dem County vor Ablauf der 28 Tage mit Fotos und bitten Sie um Aufhebung. Bei einem Nein zahlen Sie pünktlich oder erklären es vor Gericht.',
  },
}
