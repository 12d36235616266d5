/** Questions about a lease that ends at its date: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIXED_LEASE_NL: Words = {
  'jp.ask.fixed-lease': {
    says: 'Een tijdelijke huur (定期借家) eindigt alleen als u vóór het tekenen een apart papier kreeg dat hij niet verlengd wordt. Anders is het gewone huur en loopt hij door. Bij een jaar of langer moet de verhuurder het tussen een jaar en zes maanden voor het einde melden. Is hij laat, dan mag u tot zes maanden erna blijven. Alleen een rechter zet u eruit. Vraag 法テラス.',
    dependsOn: 'de papieren van het begin en het bericht',
  },
}
