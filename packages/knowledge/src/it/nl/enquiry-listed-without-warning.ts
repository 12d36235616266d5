/** Questions about an entry in a list of bad payers that no one announced: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LISTED_WITHOUT_WARNING_NL: Words = {
  'it.ask.crif-no-warning': {
    says: 'Voor de eerste melding moet de geldgever u waarschuwen, minstens 15 dagen vooraf, en bewijzen dat die aankwam. Kan dat niet, vraag hem en CRIF dan schriftelijk om wissen: gratis, ze hebben een maand. Weigeren ze, ga dan naar het ABF (€ 20), de Garante of, bij haast, de rechter. Met waarschuwing verdwijnen een of twee late termijnen twaalf maanden na betaling. Een bureau kan niet meer dan u.',
  },
}
