/** Questions about overtime that the boss orders: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERTIME_ORDERED_NL: Words = {
  'de.ask-job.overtime-ordered': {
    says: 'Meestal hoeft u niet, als het niet in uw contract, de cao of een afspraak in het bedrijf staat. Het recht om opdrachten te geven maakt uw week niet langer. In een echt noodgeval, zoals brand of overstroming, moet u helpen. Met zo’n beding moet u wel, binnen de wet: hoogstens tien uur per dag. Twijfel? Vraag de opdracht op papier, en vraag eerst de ondernemingsraad of bond. Opgedragen overuren worden betaald of in tijd teruggegeven.',
    dependsOn: 'uw contract, de cao of een afspraak in het bedrijf, en of het een noodgeval is',
  },
}
