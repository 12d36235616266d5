/** Questions about shorter hours for a child: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_HOURS_NL: Words = {
  'es.ask.child-hours': {
    says: 'Met een kind onder de 12 mag u uw werkdag met een achtste tot de helft korten, met minder loon. Het bedrijf kan alleen over de uren praten. Vraag het schriftelijk 15 dagen vooraf. Bij een nee gaat u binnen 20 werkdagen naar de rechter.',
  },
}
