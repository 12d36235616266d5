/** Questions about parking, fines and accidents: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_IT: Words = {
  'jp.ask.traffic-charge': {
    says: 'C’è un foglio sull’auto? Se nessuno va alla polizia, la somma arriva per posta al proprietario. Può rifiutare la multa di chi guida (反則金). Allora decide un tribunale. La somma a carico del proprietario (放置違反金) va pagata una volta ordinata, ma prima può spiegare.',
    dependsOn: 'se è la multa di chi guida o la somma a carico del proprietario.',
  },
  'jp.ask.private-parking': {
    says: 'Un privato non può multare. Deve la tariffa e la perdita vera, non una somma inventata su un cartello. Una somma molto più alta può essere nulla. Non paghi subito. Chieda per iscritto foto, orari e calcolo. Chiami il 188.',
  },
  'jp.ask.fine-cannot-pay': {
    says: 'Una piccola multa (反則金) non pagata diventa un caso penale. Una multa del tribunale (罰金) non pagata può portare a giorni di lavoro in custodia. Chiami subito la procura e chieda rate o tempo. Mostri entrate e spese. Non ignori le lettere.',
  },
  'jp.ask.car-accident': {
    says: 'Avvisi la polizia e veda subito un medico. Per le ferite può chiedere direttamente all’assicurazione obbligatoria dell’altro (自賠責, 被害者請求). Se manca, o se è fuggito, paga lo Stato (政府保障事業). Guardi anche la Sua polizza. Non firmi in fretta: aiuto gratis al 日弁連交通事故相談センター.',
  },
}
