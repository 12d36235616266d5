/** Questions about driving without insurance: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NO_INSURANCE_FR: Words = {
  'ie.ask.no-insurance': {
    says: "Allez au tribunal le jour dit, avec un avocat si possible ; demandez l'aide juridique au juge. Si vous étiez assuré, apportez le certificat : cela suffit. Sinon, cela peut être une amende jusqu'à €5,000 et une interdiction de conduire. La première fois, une raison spéciale peut sauver le permis.",
  },
}
