/** Questions about tax that is due and the broadcasting fee: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_TV_FEE_NL: Words = {
  'de.ask-debt.tv-fee': {
    says: 'Elke woning is één bijdrage schuldig, ook zonder tv. Vraag met bijstand (Grundsicherung), BAföG of heel laag inkomen vrijstelling, tot drie jaar terug.',
    dependsOn: 'of u een uitkering krijgt die u vrijstelt',
  },
  'de.ask-debt.tax-late': {
    says: 'Klopt het niet? Maak binnen één maand bezwaar (Einspruch) en vraag de betaling te stoppen. Klopt het maar is het te veel? Vraag vóór de betaaldag om tijd (Stundung).',
  },
}
