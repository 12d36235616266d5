/** Questions on lenders without a licence, paid side jobs and false warnings: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SWINDLES_NL: Words = {
  'jp.ask.private-lender-online': {
    says: 'Betaal niets meer. Een lening van meer dan 109,5 % per jaar van zo iemand is nietig en een misdrijf. Het hooggerechtshof zegt dat u zelfs het geleende niet hoeft terug te geven. Niet betalen is geen fraude: de uitlener breekt de wet, niet u. Bewaar berichten en oproepen. Ga vandaag naar de politie (#9110) en een advocaat of schrijver; zij kunnen oproepen en rekening stoppen. Zeg het eerst op uw werk en thuis.',
  },
  'jp.ask.side-job-fraud': {
    says: 'Handel vandaag. Bij betaalde werkaanbiedingen hebt u 20 dagen na het contract om te annuleren (クーリング・オフ). Valse beloften kunt u ook later aanvechten. Vraag uw bank de betaalde rekening te blokkeren. Bewaar advertenties en chats. Bel 188 en de politie (#9110).',
  },
  'jp.ask.support-fraud': {
    says: 'Dit is oplichting. De politie vraagt nooit geld en toont geen bevel via video. Hang op, verbreek internet en verwijder het programma. Hebt u betaald, laat bank of kaartfirma het meteen stoppen. Bel daarna #9110 en 188.',
  },
  'jp.ask.paid-scammer': {
    says: 'Bel nu uw bank en vraag de rekening te blokkeren waarop u betaalde. Bel de politie (#9110), dan 188. Gaf u kaartgegevens, laat de kaart dan blokkeren. Wat nog op de rekening staat, kan onder slachtoffers verdeeld worden.',
  },
}
