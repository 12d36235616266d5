/** Questions about cover that an insurer ends after a claim: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURER_CANCELS_DE: Words = {
  'de.ask-insure.cancelled-after-claim': {
    says: 'Ja, nach einem Schaden dürfen beide Seiten eine Sach- oder Haftpflichtversicherung kündigen, binnen eines Monats nach Ende der Verhandlungen. Der Versicherer muss einen Monat Frist geben und Beiträge für danach erstatten. Suchen Sie vorher neuen Schutz. Bitten Sie, selbst kündigen zu dürfen: Das wirkt bei anderen besser.',
  },
}
