/** Questions about fines and parking charges: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_AND_FINES_WORDS: Words = {
  'fr.ask-buy.fine': {
    says: 'Sie haben 45 Tage, um zu zahlen oder auf antai.gouv.fr zu widersprechen. Zahlen Sie nicht, wenn Sie widersprechen. Bei einer erhöhten Geldbuße sind es 30 Tage.',
    dependsOn: 'ob Sie die Geldbuße akzeptieren',
  },
  'fr.ask-buy.parking-fps': {
    says: 'Widersprechen Sie binnen eines Monats bei der Stelle, die im Bescheid steht (RAPO). Sagt sie Nein, gehen Sie binnen eines Monats zum Parkgericht (tribunal du stationnement payant).',
  },
  'fr.ask-buy.fine-driver': {
    says: 'Nennen Sie den echten Fahrer auf antai.gouv.fr binnen 45 Tagen, bevor Sie zahlen. Dann schulden Sie weder Buße noch Punkte. Zeigen Sie nur, dass Sie es nicht waren, können Sie die Buße schulden, verlieren aber keine Punkte.',
  },
}
