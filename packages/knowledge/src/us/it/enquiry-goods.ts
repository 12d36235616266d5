/** Questions about goods, bags and honest reviews: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GOODS_IT: Words = {
  'us.ask-life.unordered': {
    says: 'Non è obbligato a pagare merci arrivate per posta senza il Suo ordine. Sono un regalo. Lo dica alla ditta per iscritto.',
  },
  'us.ask-life.luggage': {
    says: 'La compagnia deve pagare i bagagli persi, in ritardo o rotti fino a un limite. Lo segnali subito, tenga le ricevute e scriva entro 7 giorni per danni o 21 per ritardo.',
  },
  'us.ask-life.faulty-goods': {
    says: 'Le merci devono quasi sempre fare ciò che tali merci fanno. Chieda per iscritto la riparazione, una nuova o i soldi. Una garanzia scritta va rispettata.',
    dependsOn: 'quanto è vecchia e che cosa dice la garanzia',
  },
  'us.ask-life.review': {
    says: 'Fatti veri e opinioni chiare sono permessi, e un contratto non può vietare una recensione onesta. Tenga le prove. Cambi ciò che non può mostrare vero.',
    dependsOn: 'se ciò che ha scritto è vero',
  },
}
