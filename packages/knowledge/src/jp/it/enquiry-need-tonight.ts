/** Questions of people in need tonight: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'jp.ask-need.roof': {
    says: 'Vada all’ufficio assistenza (福祉事務所) del luogo dove si trova e dica: non ho dove dormire, chiedo 生活保護. Non serve un indirizzo: è competente l’ufficio del luogo in cui è, e se c’è pericolo di vita deve agire da solo. Può trovare un posto oggi, con i bambini. Aiuta anche 自立相談支援機関. Di notte, gratis: よりそいホットライン 0120-279-338.',
  },
  'jp.ask-need.food': {
    says: 'Vada oggi all’ufficio assistenza (福祉事務所), dica che non ha soldi per mangiare e consegni una domanda di 生活保護. Deve accettarla e rispondere in 14 giorni, al massimo 30; se è urgente deve agire subito. Intanto chieda al 社会福祉協議会 un prestito senza interessi fino a 100.000 yen (緊急小口資金) e al 自立相談支援機関 del cibo (フードバンク).',
  },
  'jp.ask-need.power-off': {
    says: 'Chiami subito la società elettrica: dica che c’è un neonato e chieda quanto pagare oggi per riavere la luce, e il resto a rate. Il 社会福祉協議会 presta per le bollette (緊急小口資金, fino a 100.000 yen senza interessi). Non ha soldi? Vada oggi all’ufficio assistenza (福祉事務所) e chieda 生活保護.',
  },
  'jp.ask-need.lender': {
    says: 'In pericolo chiami subito il 110; consigli della polizia: #9110. Non paghi più nulla. Prestare per mestiere senza licenza, o oltre il 20% l’anno, è un reato; oltre il 109,5% il prestito è nullo, e la Corte suprema dice che non deve nemmeno restituire quei soldi. Conservi messaggi, nomi e conti. Un avvocato può fermare le chiamate oggi. 法テラス: 0570-078374.',
  },
}
