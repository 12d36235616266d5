/** Questions about the time in which an heir can refuse: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TIME_TO_REFUSE_AN_ESTATE_NL: Words = {
  'it.ask.time-to-refuse-an-estate': {
    says: 'Hebt u niets van de erfenis? Dan kunt u meestal tien jaar na het overlijden weigeren, zolang u niets hebt aanvaard. Woont u in de woning of hebt u spullen? Dan hebt u drie maanden voor een inventaris en nog 40 dagen om te beslissen. Daarna telt u als erfgenaam met alle schulden. Een schuldeiser kan de rechter een kortere termijn vragen. Weiger bij de notaris of de rechtbank. Verkoop, neem en betaal tot dan niets daaruit.',
    dependsOn: 'of u spullen van de erfenis hebt of in de woning woont',
  },
}
