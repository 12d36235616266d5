/** Questions of people in a minijob about illness, holidays and leave at once: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MINIJOB_ILLNESS_AND_LEAVE_NL: Words = {
  'de.ask-job.minijob-holidays': {
    says: 'U hebt dezelfde rechten als anderen. Een feestdag op uw werkdag wordt betaald. Verlof is minstens vier weken per jaar, betaald: bij twee dagen per week acht dagen. Bij ziekte worden uw diensten tot zes weken betaald, na vier weken in de baan. Inhalen hoeft niet. Vraag het geld schriftelijk met een datum. Let op korte termijnen in het contract. Men mag u er niet voor straffen.',
  },
}
