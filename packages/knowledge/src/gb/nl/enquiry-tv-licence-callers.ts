/** The Dutch words of the rows in ../enquiry-tv-licence-callers.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TV_LICENCE_CALLERS_NL: Words = {
  'gb.ask-tv.door': {
    says: 'Nee. U hoeft hem niet binnen te laten, niet te praten en niets te tekenen, tenzij hij een huiszoekingsbevel (search warrant) heeft. Voor Netflix en het meeste van YouTube is geen licentie nodig. Voor live tv en BBC iPlayer wel.',
  },
  'gb.ask-tv.ignore': {
    says: 'Geen wet verplicht u een standaardbrief te beantwoorden. Zegt u dat u geen licentie nodig hebt, dan stoppen de brieven vaak. Laat een papier van de rechter, zoals een Single Justice Procedure Notice, nooit liggen.',
    dependsOn: 'of het een standaardbrief is of een papier van de rechter',
  },
}
