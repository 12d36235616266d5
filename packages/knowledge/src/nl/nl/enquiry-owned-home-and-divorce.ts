/** Questions about who stays in an owned home when a couple parts: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWNED_HOME_AND_DIVORCE_NL: Words = {
  'nl.ask.owned-home-divorce': {
    says: 'Nee. Zolang u getrouwd bent, kan de ander u er niet uitzetten, van wie het huis ook is, en het niet verkopen zonder uw handtekening. Een advocaat kan de rechter binnen weken vragen of u er met de kinderen voorlopig alleen mag blijven (voorlopige voorziening), en om geld. Na de scheiding kan een rechter zes maanden extra geven. Nooit getrouwd en geen eigenaar? Dan is de bescherming veel kleiner: vraag vandaag advies.',
  },
}
