/** Questions about energy and water: cut off, prepayment meters and late bills. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_AND_WATER_IT: Words = {
  'gb.ask-consumer.energy-cut-off': {
    says: 'È un ultimo passo, ed è raro. La società deve prima offrire un piano. Per entrare ha bisogno del Suo consenso o di un mandato (warrant). Chiami oggi e parli di malattia, bambini o anziani.',
    dependsOn: 'chi vive con Lei e se può concordare un piano',
  },
  'gb.ask-consumer.prepayment': {
    says: 'Devono prima offrire un piano che può permettersi. In alcune case non possono imporlo, per esempio con un bambino sotto i due anni. Per entrare serve il Suo sì o un mandato (warrant).',
    dependsOn: 'chi vive con Lei e se può pagare in altro modo',
  },
  'gb.ask-consumer.back-bill': {
    says: 'Una società di energia non può chiedere energia usata più di 12 mesi fa che non ha fatturato, se Lei non l’ha impedito. Chieda di togliere quella parte. Dopo otto settimane vada dall’Energy Ombudsman.',
  },
  'gb.ask-consumer.water-cut-off': {
    says: 'Una società dell’acqua non può togliere o rallentare l’acqua a casa Sua perché deve soldi. Chieda un piano o una tariffa più bassa.',
  },
}
