/** Questions of flatmates who have no tenancy of their own: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLATMATES_FR: Words = {
  'nz.ask.flatmate': {
    says: 'Si vous n’êtes pas sur le bail, vous êtes flatmate et la loi des baux ne vous protège pas. Ce que vous avez convenu compte. Sinon, on vous doit un délai juste, souvent une ou deux semaines ou une période de loyer. On ne peut garder vos affaires. La caution est à vous, moins une vraie perte : réclamez-la par écrit avec une date, puis Disputes Tribunal. Si vous êtes sur le bail, seul le Tenancy Tribunal peut vous faire partir.',
    dependsOn: 'ce que vous avez convenu avec le colocataire',
  },
}
