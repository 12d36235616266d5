/** Questions about a judgment: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JUDGMENT_NL: Words = {
  'ie.ask.judgment-unknown': {
    says: 'Doe nu iets. Vraag de rechtbank die het gaf om het te vernietigen, met een notice of motion en een affidavit. Zeg waarom u niet antwoordde en wat uw verweer is. Bij de Circuit Court hebt u 10 dagen nadat u het hoort. FLAC en MABS helpen gratis.',
  },
  'ie.ask.solicitors-letter': {
    says: 'Het is een eis, geen rechterlijk bevel. Antwoord schriftelijk binnen de termijn: vraag bewijs, zeg wat u betwist, of bied aan wat u kunt betalen. Erken niet eerst een oude schuld. Komen er papieren van de rechtbank, dan hebt u meestal 28 dagen. MABS en FLAC helpen gratis.',
  },
  'ie.ask.sheriff': {
    says: 'Met een rechterlijk bevel mag de sheriff binnenkomen en spullen van u meenemen, tot de schuld. Kleding, beddengoed en gereedschap tot een klein bedrag blijven, en spullen van anderen, zoals een auto op krediet, als dat blijkt. Bel vandaag het kantoor en de schuldeiser met een voorstel. MABS helpt gratis: 0818 07 2000.',
  },
  'ie.ask.instalment-order': {
    says: 'Vraag het kantoor van de District Court de beslissing te wijzigen (variation) en neem een overzicht van inkomen en kosten mee. Doe dat voordat u meer betalingen mist, en ga naar elke zitting. Wie niet kan betalen, gaat niet de cel in. MABS helpt gratis: 0818 07 2000.',
  },
  'ie.ask.revenue-sheriff': {
    says: 'Voor belasting heeft de sheriff geen vonnis nodig, alleen een papier van Revenue. Bel vandaag Revenue en vraag om termijnen: een afgesproken plan stopt de sheriff. Is het bedrag maar een schatting, stuur dan nu de aangifte die ontbreekt. De sheriff mag uw spullen nemen en kosten rekenen, maar geen spullen van anderen, zoals een auto op krediet. Controleer de brief via een nummer dat u zelf zoekt.',
  },
}
