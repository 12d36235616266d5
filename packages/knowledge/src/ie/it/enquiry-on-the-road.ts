/** Questions about fines, parking, clamps and tolls: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_IT: Words = {
  'ie.ask.fine': {
    says: 'Paghi entro 28 giorni, o con la metà in più entro 56 giorni. Se guidava un altro, dica chi in tempo. Per contestarla si va in tribunale.',
    dependsOn: 'la data sull’avviso',
  },
  'ie.ask.clamped': {
    says: 'Paghi per liberare l’auto e tenga la prova. Poi faccia ricorso alla ditta di parcheggi entro 60 giorni, e dopo alla NTA entro 30 giorni.',
  },
  'ie.ask.private-parking': {
    says: 'Una ditta privata non può multarla. Può mettere una ganascia (clamp) dove i cartelli lo dicono, e Lei può fare ricorso.',
    dependsOn: 'cosa dicevano i cartelli',
  },
  'ie.ask.toll': {
    says: 'Controlli l’avviso su eflow.ie, scritto da lei. Paghi presto, perché cresce. Se aveva venduto l’auto o non c’era, faccia ricorso con prove.',
  },
  'ie.ask.council-parking': {
    says: 'Scriva al comune (council) prima che finiscano i 28 giorni, con foto, e chieda l’annullamento. Se dice di no, paghi in tempo o si spieghi davanti al giudice.',
  },
}
