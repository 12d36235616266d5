/** The Dutch words of the rows in ../enquiry-repairs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REPAIRS_NL: Words = {
  'ie.ask.repair-law': {
    says: 'Uw verhuurder moet de woning in goede staat houden en mag u niet straffen omdat u erom vraagt. De RTB kan herstel en schadevergoeding bevelen.',
  },
  'ie.ask.repair-standards': {
    says: 'De woning moet vrij van vocht zijn, met warmte en lucht zoals de normen zeggen. De gemeente (council) kan haar gratis controleren.',
  },
  'ie.ask.repair-council': {
    says: 'De gemeente (council) kan een verhuurder die de normen breekt waarschuwingen sturen, en hem voor de rechter brengen.',
  },
  'ie.ask.repairs': {
    says: 'Schrijf de verhuurder met foto’s en een datum. Gebeurt er niets? Vraag de gemeente (council) om controle, en ga naar de RTB. Blijf huur betalen.',
  },
}
