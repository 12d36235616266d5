/** Questions about heirs, visits, care, names and the refund of a couple: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_IT: Words = {
  'us.story.heirs': {
    says: 'Senza testamento la legge dello Stato divide tra marito o moglie e figli. Chieda al tribunale delle successioni (probate court) di nominare chi si occupa dell’eredità: quella persona deve elencare tutto e renderne conto.',
    dependsOn: 'il Suo Stato, e se c’è un testamento',
  },
  'us.story.injured-spouse': {
    says: 'Quasi sempre può riavere la Sua parte di un rimborso comune. Mandi il Form 8379 (injured spouse) all’IRS, entro tre anni dalla dichiarazione.',
  },
  'us.story.visits': {
    says: 'Visite e mantenimento sono due cose. Anche se deve il mantenimento, l’altro genitore deve seguire l’ordine sulle visite. Chieda al tribunale di farlo rispettare, e di cambiare il mantenimento.',
  },
  'us.story.care': {
    says: 'Finché la persona capisce, può firmare una procura (power of attorney). Se no, chieda al tribunale una tutela (guardianship). Chi gestisce i soldi deve tenerli separati e renderne conto.',
  },
  'us.story.name': {
    says: 'Depositi una richiesta nel tribunale del posto, paghi la tassa o chieda di non pagarla, e quasi sempre la pubblichi. Dopo matrimonio o divorzio spesso bastano i documenti. Poi lo dica a Social Security e DMV.',
  },
}
