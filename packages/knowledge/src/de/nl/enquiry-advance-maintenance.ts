/** Questions about advance maintenance that is claimed back: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ADVANCE_MAINTENANCE_NL: Words = {
  'de.ask-family.advance-claimed-back': {
    says: 'U bent alleen schuldig wat u had kunnen betalen. Lag uw netto-inkomen onder het deel dat u mag houden (Selbstbehalt), dan bent u voor die maanden niets schuldig. Stuur loonstroken, rekeningen en bewijs dat u werk zoekt. Voor vroeger is een eerdere eis nodig. Vraag schriftelijk om delen of een pauze.',
    dependsOn: 'wat u in die maanden kon betalen',
  },
  'de.ask-family.unpaid-and-contact': {
    says: 'Nee. Geld en omgang staan los van elkaar. U mag de omgang niet weigeren omdat er geen alimentatie komt, en een beslissing van de rechter blijft gelden. Niet nakomen kan bestraft worden en tegen u werken. Het Jugendamt helpt gratis bij het geld en kan een voorschot geven (Unterhaltsvorschuss). Is het kind in gevaar, stop dan en ga meteen naar de familierechter.',
  },
}
