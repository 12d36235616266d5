/** Questions about wages that are cut, kept back or not paid: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGES_NL: Words = {
  'ie.ask.pay-cut': {
    says: 'Zeg schriftelijk dat u het niet eens bent. Een werkgever mag afgesproken loon niet verlagen zonder uw toestemming of een duidelijk beding. U kunt binnen zes maanden gratis klagen bij de WRC.',
  },
  'ie.ask.pay-deducted': {
    says: 'Dat mag alleen als uw contract het zegt, het bedrag eerlijk is en u een week ervoor schriftelijk bericht kreeg. Vraag het schriftelijk terug. Klaag daarna gratis bij de WRC binnen zes maanden.',
  },
  'ie.ask.unpaid': {
    says: 'Vraag het schriftelijk met de data. Klaag dan binnen zes maanden bij de WRC. Het is gratis.',
  },
  'ie.ask.minimum': {
    says: 'In 2026 is het minimumloon € 14,15 per uur vanaf 20 jaar. Krijgt u minder? Klaag bij de WRC.',
  },
}
