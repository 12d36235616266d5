/** Questions about charges that go on after a contract was cancelled: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CANCELLED_AND_STILL_CHARGED_NL: Words = {
  'es.ask.cancelled-still-charged': {
    says: 'Uw opzegging geldt vanaf de dag dat u die deed. U mag opzeggen zoals u lid werd; een burofax mag niemand eisen. Zeg uw bank nieuwe afschrijvingen te weigeren en die van de laatste acht weken terug te halen, zonder reden. Vraag oudere schriftelijk van het bedrijf terug, met uw e-mail. Een bedrag onder € 50, of dat u betwist bij een overheid, in arbitrage of bij de rechter, mag niet op een lijst als ASNEF. De OMIC helpt gratis.',
  },
}
