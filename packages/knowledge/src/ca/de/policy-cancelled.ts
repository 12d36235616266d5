/** The German words of the rows in ../policy-cancelled.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const POLICY_CANCELLED_DE: Words = {
  'ca.cover.step-now': {
    says: 'Rufen Sie jetzt an. Fragen Sie, ob der Schutz bleibt, wenn Sie zahlen oder Fehlendes senden, schriftlich.',
  },
  'ca.cover.right-notice': {
    says: 'Das Gesetz Ihrer Provinz setzt die Frist. Prüfen Sie, ob Ihre lang genug ist.',
  },
  'ca.cover.right-refund': {
    says: 'Beendet der Versicherer früher, bekommen Sie den Beitrag der Restzeit zurück.',
  },
  'ca.cover.warn-drive': {
    says: 'Bei einem Auto fahren Sie nach dem Ende nicht mehr. Die Strafe ist hoch.',
  },
  'ca.cover.step-new': {
    says: 'Suchen Sie neuen Schutz ab demselben Tag. War es falsch, beschweren Sie sich beim Versicherer, dann bei der Ombudsstelle.',
  },
}
