/** Questions about debts that somebody collects after a bankruptcy cleared them: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISCHARGED_DEBT_DE: Words = {
  'us.fact.discharged-debt': {
    says: 'Niemand darf von Ihnen eine Schuld eintreiben, die die Insolvenz erlassen hat (discharge). Schicken Sie den Beschluss und schreiben Sie: Stopp. Machen sie weiter, bitten Sie das Insolvenzgericht, den Fall wieder zu öffnen. Bei einer Klage antworten Sie rechtzeitig. Die Kreditauskunft muss sie als erlassen zeigen, nichts offen: Widersprechen Sie, sie hat 30 Tage. Zahlen Sie nichts. Nicht erlassen sind Unterhalt, die meisten Steuern und Studienkredite, spätere und neu bestätigte (reaffirmed) Schulden. Ein Pfandrecht kann bleiben.',
  },
}
