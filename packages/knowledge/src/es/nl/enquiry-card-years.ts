/** Questions about how many years of card interest come back: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARD_YEARS_NL: Words = {
  'es.ask.card-years': {
    says: 'Woeker kunt u altijd laten vaststellen, ook nadat de kaart is opgezegd. Maar het hoogste gerecht zei in maart 2025 hoe ver geld terugkomt. Dat is ongeveer vijf jaar voor uw eerste schriftelijke eis. Eis het dus nu schriftelijk, met bewijs: dat stopt de tijd. Vraag alle afschriften vanaf de eerste dag. Bent u nog iets schuldig? Dan betaalt u alleen terug wat u kreeg.',
  },
}
