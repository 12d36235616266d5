/** Questions about a judgment: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JUDGMENT_NL: Words = {
  'ie.ask.judgment-unknown': {
    says: 'Doe nu iets. Vraag de rechtbank die het gaf om het te vernietigen, met een notice of motion en een affidavit. Zeg waarom u niet antwoordde en wat uw verweer is. Bij de Circuit Court hebt u 10 dagen nadat u het hoort. FLAC en MABS helpen gratis.',
  },
  'ie.ask.solicitors-letter': {
    says: 'Het is een eis, geen rechterlijk bevel. Antwoord schriftelijk binnen de termijn: vraag bewijs, zeg wat u betwist, of bied aan wat u kunt betalen. Erken niet eerst een oude schuld. Komen er papieren van de rechtbank, dan hebt u meestal 28 dagen. MABS en FLAC helpen gratis.',
  },
}
