/** Questions about a place in day care: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAY_CARE_NL: Words = {
  'de.ask-family.day-care': {
    says: 'Ja. Vanaf de eerste verjaardag heeft elk kind recht op een plek in de opvang of bij een gastouder, wat de ouders ook verdienen. Het recht geldt tegenover de stad (Jugendamt), niet één Kita. Schrijf daarheen: vanaf wanneer en hoeveel uren. Komt er niets passends, dan kan de bestuursrechter het snel bevelen. U kunt ook gemist loon of privé-opvang vragen.',
  },
}
