/** The Dutch words of the rows in ../enquiry-car.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_NL: Words = {
  'us.ask-debt.deficiency': {
    says: 'U bent misschien schuldig wat de verkoop niet dekte. Maar zij moeten voor de verkoop bericht sturen, eerlijk verkopen, en het bedrag uitleggen. Deden zij dat niet, dan bent u misschien minder of niets schuldig.',
    dependsOn: 'of zij u de verkoop meldden en de auto eerlijk verkochten',
  },
  'us.ask-debt.car-repo': {
    says: 'In de meeste staten mag een geldgever de auto na een gemiste betaling zonder rechter nemen, maar niet met geweld of dreigementen. Bel hem daarvoor en vraag om een plan.',
    dependsOn: 'of de geldgever een pandrecht (lien) op de auto heeft en uw staat',
  },
  'us.ask-debt.car-taken': {
    says: 'Schrijf de geldgever vandaag. Vraag wat u moet betalen om hem terug te krijgen en tot wanneer. Hij moet spullen uit de auto teruggeven, en het u zeggen voor hij verkoopt.',
  },
}
