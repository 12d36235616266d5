/** The German words of the rows in ../policy-cancelled.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const POLICY_CANCELLED_DE: Words = {
  'ie.cover.step-now': {
    says: 'Rufen Sie jetzt an. Fragen Sie, ob der Schutz bleibt, wenn Sie zahlen oder Fehlendes senden, und lassen Sie es sich schreiben.',
  },
  'ie.cover.right-refund': {
    says: 'Beendet der Versicherer früher, muss er Gründe nennen und den Beitrag für die Restzeit zurückzahlen. Eine Gebühr darf er nicht verlangen.',
  },
  'ie.cover.warn-ask': {
    says: 'Andere Versicherer fragen oft, ob Ihnen je gekündigt wurde. Antworten Sie wahr. Fragen Sie, ob Sie vorher selbst kündigen dürfen.',
  },
  'ie.cover.warn-drive': {
    says: 'Fahren Sie nach dem Ende nicht. Ohne Versicherung zu fahren ist strafbar, und das Auto kann weg sein.',
  },
  'ie.cover.step-new': {
    says: 'Suchen Sie neuen Schutz ab demselben Tag. Lehnen drei ab, bitten Sie Insurance Ireland um Hilfe.',
  },
}
