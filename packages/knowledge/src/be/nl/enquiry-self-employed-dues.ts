/** Questions about contributions of a self-employed person: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SELF_EMPLOYED_DUES_NL: Words = {
  'be.ask.self-employed-dues': {
    says: 'Vraag uw sociaal fonds nu schriftelijk een plan: vaak tot 12 maanden of meer. Hebt u het moeilijk, vraag vrijstelling binnen 12 maanden na het kwartaal: u blijft verzekerd voor ziekte, maar dat kwartaal telt misschien niet voor het pensioen. Verdient u dit jaar minder, vraag dan meteen lagere bijdragen. Tegen een dwangbevel handelt u binnen de vermelde dagen. Het OCMW helpt.',
  },
}
