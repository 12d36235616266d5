/** The Italian words of the rows in ../enquiry-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GOODS_IT: Words = {
  'us.ask-consumer.not-delivered': {
    says: 'Scriva al venditore e chieda i soldi indietro. Deve spedire nel tempo promesso, o entro 30 giorni. Contesti l’addebito sulla carta entro 60 giorni dall’estratto conto.',
  },
  'us.ask-consumer.warranty-refused': {
    says: 'Chieda il motivo per iscritto. Una ditta non può annullare una garanzia (warranty) solo perché Lei ha aperto l’oggetto o usato altri pezzi o officine. Deve mostrare che il guasto viene da lì. Anche la legge dello stato promette che le cose funzionino.',
  },
  'us.ask-life.unordered': {
    says: 'Non è obbligato a pagare merci arrivate per posta senza il Suo ordine. Sono un regalo. Lo dica alla ditta per iscritto.',
  },
  'us.ask-life.faulty-goods': {
    says: 'Le merci devono quasi sempre fare ciò che tali merci fanno. Chieda per iscritto la riparazione, una nuova o i soldi. Una garanzia scritta va rispettata.',
    dependsOn: 'quanto è vecchia e che cosa dice la garanzia',
  },
  'us.ask-life.review': {
    says: 'Fatti veri e opinioni chiare sono permessi, e un contratto non può vietare una recensione onesta. Tenga le prove. Cambi ciò che non può mostrare vero.',
    dependsOn: 'se ciò che ha scritto è vero',
  },
  'us.ask-everyday.seller-refund': {
    says: 'Scriva al venditore con le prove. Se ha pagato con carta di credito, contesti l’addebito entro 60 giorni dal conto. Le merci mai arrivate vanno rimborsate.',
  },
}
