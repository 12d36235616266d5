/** Questions about faulty goods: repair, money back and how long. The Consumer Rights Act runs in all four nations. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_IT: Words = {
  'gb.ask-consumer.faulty': {
    says: 'Nei primi 30 giorni può riavere i soldi. Dopo il venditore ha un solo tentativo di riparazione o sostituzione. Se non riesce, può avere un rimborso o uno sconto sul prezzo.',
    dependsOn: 'da quanto tempo ce l’ha',
  },
  'gb.ask-consumer.repair-failed': {
    says: 'Dopo un tentativo fallito di riparazione o sostituzione può rifiutarlo e chiedere un rimborso. Oppure può tenerlo e chiedere uno sconto. Nei primi sei mesi non possono togliere nulla per l’uso, tranne che per le auto.',
  },
  'gb.ask-consumer.manufacturer': {
    says: 'Il contratto è con il venditore, quindi deve rimediare il venditore. Non è obbligato ad andare dal produttore. La garanzia del produttore (warranty) è un di più.',
  },
  'gb.ask-consumer.warranty-over': {
    says: 'Ha ancora diritti quando la garanzia (warranty) finisce. I prodotti devono durare un tempo giusto. Dopo sei mesi può dover mostrare che il difetto c’era dall’inizio.',
  },
  'gb.ask-consumer.digital': {
    says: 'Se un contenuto digitale pagato è difettoso, il venditore deve ripararlo o sostituirlo. Se non riesce, ha uno sconto, fino a tutto il prezzo. Quando un download inizia con il Suo consenso, perde i 14 giorni per cambiare idea.',
    dependsOn: 'se è difettoso',
  },
  'gb.ask-consumer.shop-or-maker': {
    says: 'Deve rimediare il negozio, non il produttore. Chieda una riparazione o uno nuovo, poi un rimborso o uno sconto se non riesce. Dopo sei mesi può dover mostrare che il difetto c’era dall’inizio.',
  },
  'gb.ask-consumer.faulty-months': {
    says: 'Sì, ma prima il venditore può riparare o sostituire. Se non riesce, può avere un rimborso o uno sconto. Nei primi sei mesi il difetto vale come presente dall’inizio, se il venditore non mostra il contrario.',
  },
}
