/** Questions about a room in the home of the landlord: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIVING_WITH_THE_LANDLORD_FR: Words = {
  'nl.ask.lodger': {
    says: 'Les neuf premiers mois, une bailleresse qui vit dans le logement peut résilier par écrit sans motif. Mais le préavis est en général de trois mois, et elle ne peut vous mettre dehors elle-même. Après neuf mois, vous êtes protégé comme les autres et un juge décide. Son intérêt compte alors plus facilement. Restez, payez, et demandez le congé par écrit. Un logement entier n’est pas concerné.',
    dependsOn: 'si vous louez depuis neuf mois ou non',
  },
}
