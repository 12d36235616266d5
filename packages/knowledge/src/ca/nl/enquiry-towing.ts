/** Questions about a car that was towed: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TOWING_NL: Words = {
  'ca.ask.towed': {
    says: 'Zoek uit wie het liet doen. Haal de auto snel op, de stalling wordt elke dag duurder; u kunt betalen en daarna betwisten. In Ontario mag niemand u een sleep rekenen zonder uw toestemming, tenzij politie of overheid die beval. De rekening moet elke post noemen en de vaste prijzen volgen. Uw spullen krijgt u er gratis uit. Was het fout, klaag dan en ga naar small claims.',
  },
}
