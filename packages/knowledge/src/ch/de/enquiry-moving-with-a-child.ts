/** Questions about a parent who moves away with a child, and a child taken into care: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_WITH_A_CHILD_DE: Words = {
  'ch.ask.moving-with-child': {
    says: 'Nicht ohne Sie, wenn Sie die gemeinsame Sorge haben und der Umzug ins Ausland geht oder den Kontakt erheblich ändert. Dann braucht es Ihr Ja oder einen Entscheid von KESB oder Gericht. Schreiben Sie sofort, dass Sie nicht einverstanden sind, und bitten Sie KESB oder Gericht dringend, den Umzug bis dahin zu stoppen. Es zählt das Wohl des Kindes bei jedem Elternteil. Ein kleiner Umzug am Ort braucht nur rechtzeitige Nachricht.',
  },
  'ch.ask.child-taken': {
    says: 'Sehen Sie, was der Brief ist. Nur geplant? Verlangen Sie ein Gespräch und die Akten und schreiben Sie, welche mildere Hilfe Sie annehmen, etwa eine Familienbegleitung. Ein Entscheid? Beschwerde beim genannten Gericht binnen 30 Tagen, bei vorsorglichen Massnahmen binnen zehn. Bitten Sie, dass das Kind so lange bleiben darf (aufschiebende Wirkung). Holen Sie heute einen Anwalt: mit wenig Geld unentgeltlich. Halten Sie jeden Kontakt mit dem Kind ein.',
  },
}
