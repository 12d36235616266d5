/** The Dutch words of the rows in ../enquiry-health-insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEALTH_INSURANCE_NL: Words = {
  'ch.ask.health-premium': {
    says: 'Vraag uw verzekeraar om delen en uw kanton om hulp bij de premie (Prämienverbilligung). De basiszorg loopt door. De verzekeraar moet u manen en 30 dagen geven, en mag hoogstens twee invorderingen per jaar beginnen.',
  },
  'ch.ask.change-health-insurer': {
    dependsOn: 'of u premies schuldig bent',
    says: 'U kunt voor het nieuwe jaar wisselen als uw opzegging er op 30 november is. Bent u premies, kostenaandelen of kosten schuldig, dan moet u eerst alles betalen. Elke verzekeraar moet u opnemen in de basisverzekering.',
  },
  'ch.ask.change-insurer-by-post': {
    says: 'Het poststempel telt niet. Voor de basisverzekering moet uw opzegging uiterlijk op 30 november bij de verzekeraar zijn, of op de laatste werkdag ervoor, in kantooruren. Pas die dag posten is te laat. Stuur haar ongeveer een week eerder aangetekend, of geef haar af bij een kantoor en laat uw kopie stempelen. Open premies moeten eerst betaald zijn.',
  },
}
