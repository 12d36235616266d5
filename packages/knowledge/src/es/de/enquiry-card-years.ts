/** Questions about how many years of card interest come back: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARD_YEARS_DE: Words = {
  'es.ask.card-years': {
    says: 'Wucher können Sie jederzeit feststellen lassen, auch nach dem Ende der Karte. Aber der Oberste Gerichtshof sagte im März 2025, wie weit Geld zurückkommt. Es sind etwa die fünf Jahre vor Ihrer ersten schriftlichen Forderung. Fordern Sie also jetzt schriftlich, mit Nachweis: Das hält die Zeit an. Verlangen Sie alle Auszüge seit dem ersten Tag. Wer noch schuldet, zahlt nur zurück, was er bekam.',
  },
}
