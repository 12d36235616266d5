/** Questions about stepping back from a package trip: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PACKAGE_TRAVEL_DE: Words = {
  'de.ask-buy.package-tour': {
    says: 'Vor Beginn dürfen Sie immer zurücktreten, zahlen aber meist eine angemessene Entschädigung. Nichts kostet es, wenn schwere Ereignisse am Ziel die Reise verhindern. Mängel melden Sie sofort vor Ort und sichern Beweise. Dann können Sie zwei Jahre lang einen Teil des Preises fordern.',
    dependsOn: 'wann und warum Sie absagen oder was mangelhaft war',
  },
}
