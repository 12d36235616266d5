/** The German words of the rows in ../support-orders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SUPPORT_ORDERS_DE: Words = {
  'us.support.right-cap': {
    says: 'Für Unterhalt dürfen höchstens 50 % bis 65 % Ihres Lohns nach Abzügen genommen werden. Weniger, wenn Sie eine andere Familie versorgen.',
  },
  'us.support.right-notice': {
    says: 'Gegen eine Anordnung zum Einbehalten (withholding order) können Sie sich wehren, wenn die Summe oder die Person falsch ist. Tun Sie es bis zum Tag in der Mitteilung.',
  },
  'us.support.right-change': {
    says: 'Alle drei Jahre können Sie das Amt bitten, die Summe neu anzusehen, oder früher, wenn Ihr Einkommen sich ändert.',
  },
  'us.support.step-now': {
    says: 'Bitten Sie jetzt um die Änderung: Was vor Ihrer Bitte fällig war, kann ein Gericht meist nicht senken.',
  },
  'us.support.asked-enforce': {
    says: 'Das Amt für Kindesunterhalt (child support office) Ihres Bundesstaats kann ihn von Lohn, Steuererstattungen und Bankkonten nehmen. Stellen Sie dort den Antrag. Er kostet wenig oder nichts.',
  },
  'us.support.asked-change': {
    says: 'Bitten Sie jetzt das Gericht oder das Amt für Kindesunterhalt (child support office), die Summe zu ändern. Was vor Ihrer Bitte fällig war, kann meist nicht gesenkt werden.',
  },
}
