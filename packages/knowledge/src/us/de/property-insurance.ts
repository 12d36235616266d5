/** The German words of the rows in ../property-insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PROPERTY_INSURANCE_DE: Words = {
  'us.insure.right-claims-law': {
    says: 'Das Gesetz des Bundesstaats verbietet unfaire Verzögerung und niedrige Angebote ohne Grund. Sie können sich kostenlos beim Versicherungsamt (insurance department) des Bundesstaats beschweren.',
  },
  'us.insure.right-appraisal': {
    says: 'Verlangen Sie den ganzen Vertrag und den Bericht des Schadenprüfers (adjuster). Nach vielen Verträgen kann jede Seite einen Schätzer (appraiser) nennen, wenn die Summe strittig ist.',
  },
}
