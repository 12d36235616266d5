/** Questions about things that the police keep: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_PROPERTY_NL: Words = {
  'gb.ask-police.phone-back': {
    says: 'Men mag het alleen houden zolang het als bewijs nodig is; de wet noemt geen dagen. Schrijf de behandelend agent, met het nummer, waarom het nog nodig is, of vraag een kopie van uw data. Komt er niets, klaag bij de politie. Is de zaak voorbij, dan kan de magistrates’ court teruggave bevelen. Bent u verdachte, vraag eerst uw advocaat.',
  },
}
