/** Questions about a landlord who does not confirm that a person moved in: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REGISTRATION_PAPER_NL: Words = {
  'de.ask-home.registration-paper': {
    says: 'Vraag het papier (Wohnungsgeberbestätigung) schriftelijk met een datum: wie u de woning geeft, moet het binnen twee weken na intrek geven. Ook bij onderhuur; dan tekent de hoofdhuurder. Komt het niet, ga dan toch op tijd naar het kantoor met het contract en zeg het. Het kantoor kan het eisen en tot € 1.000 beboeten. U moet zich binnen twee weken inschrijven. Niemand mag dat verbieden.',
  },
}
