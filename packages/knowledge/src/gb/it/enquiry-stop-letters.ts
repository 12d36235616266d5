/** Questions about letters that say stop: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STOP_LETTERS_IT: Words = {
  'gb.ask-stop.mark-letter': {
    says: 'Non la ignori e non firmi nulla in fretta. Cerchi il marchio, la sua data e i suoi prodotti nel registro pubblico. Un nome simile conta per lo più solo per prodotti simili, se chi compra può confonderli. Chieda più tempo e prima si faccia consigliare.',
  },
  'gb.ask-stop.used-first': {
    says: 'Raccolga prove con data del Suo uso prima della loro domanda: fatture, foto, sito. Un nome che chi compra già conosceva può far cadere un marchio successivo, o restare nella Sua zona. Chieda a un esperto di marchi prima di firmare o smettere.',
  },
}
