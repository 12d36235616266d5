/** Questions about signing an agreement to end a job, and undoing it: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EXIT_AGREEMENT_WORDS: Words = {
  'nl.ask.undo': {
    says: 'Binnen 14 dagen na het tekenen mag u schriftelijk terugkomen, zonder reden. Het zijn drie weken als de overeenkomst dit recht niet noemt. Mail de werkgever vandaag uw “herroeping”, stuur die ook aangetekend en bewaar bewijs. De baan loopt dan gewoon door. Twee keer binnen zes maanden kan niet. Daarna helpt alleen bewijs van dwang of een grote vergissing: vraag meteen een jurist of vakbond.',
  },
  'nl.ask.sign-settlement': {
    says: 'U hoeft niet te tekenen. Vraag tijd en het aanbod op papier. Voor de WW moet erin staan dat de werkgever het einde wil, zonder schuld van u, en met de opzegtermijn. Na tekenen hebt u 14 dagen om terug te komen, of drie weken als het papier dat niet vermeldt.',
  },
}
