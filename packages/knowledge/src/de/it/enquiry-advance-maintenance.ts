/** Questions about advance maintenance that is claimed back: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ADVANCE_MAINTENANCE_IT: Words = {
  'de.ask-family.advance-claimed-back': {
    says: 'Deve solo ciò che avrebbe potuto pagare. Se il reddito netto era sotto la parte che le resta (Selbstbehalt), non deve nulla per quei mesi. Mandi buste paga, ricevute e prove che cerca lavoro. Per il passato serve una richiesta precedente. Chieda per iscritto rate o una pausa.',
    dependsOn: 'ciò che poteva pagare in quei mesi',
  },
  'de.ask-family.unpaid-and-contact': {
    says: 'No. Soldi e visite sono cose separate. Non può negare le visite perché il mantenimento non arriva, e un ordine del giudice resta valido. Non seguirlo può essere punito e danneggiarla davanti al giudice. Lo Jugendamt aiuta gratis a chiedere i soldi e può anticiparli (Unterhaltsvorschuss). Se il figlio è in pericolo, si fermi e vada subito al tribunale della famiglia.',
  },
}
