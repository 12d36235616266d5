/** Parken an Krankenhäusern und Bahnhöfen: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_PLACES_DE: Words = {
  'gb.parking.hospital-principles': {
    says: 'Nach den Regeln des NHS soll niemand mehr zahlen, der ohne Schuld länger blieb, etwa weil die Behandlung dauerte.',
    actionable:
      'Bitten Sie die Station um eine Bestätigung. Schicken Sie sie der Parkfirma und dem Krankenhaus und bitten Sie um Streichung.',
  },
  'gb.parking.hospital-free': {
    says: 'In England sollen Krankenhäuser des NHS einige gratis parken lassen: mit Blue Badge, häufige Patienten, Eltern von Kindern über Nacht und Personal in der Nacht.',
  },
  'gb.parking.railway-byelaws': {
    says: 'Auf Bahngelände gelten eigene Regeln (byelaws). Die üblichen Halterregeln gelten dort nicht. Über einen Verstoß entscheidet ein Gericht, nicht die Parkfirma.',
  },
  'gb.parking.railway-six-months': {
    says: 'Eine Anklage nach den Bahnregeln (byelaws) muss binnen sechs Monaten beginnen. Danach kann das Strafgericht nicht mehr entscheiden.',
    actionable:
      'Behalten Sie den Brief und notieren Sie den Tag. Beachten Sie jedes Gerichtspapier.',
  },
}
