/** The German words of the rows in ../credit-report.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REPORT_DE: Words = {
  'au.credit.right-listing': {
    says: 'Einen Zahlungsausfall (default) darf man nur eintragen, wenn 150 $ oder mehr mindestens 60 Tage überfällig sind. Zwei schriftliche Warnungen müssen zuerst kommen.',
  },
  'au.credit.know-fourteen': {
    says: 'Ein Zahlungsausfall (default) darf nicht sofort in Ihre Kreditauskunft. Zuerst muss die letzte Warnung kommen, und dann müssen 14 Tage vergehen.',
  },
  'au.credit.insight-old': {
    says: 'Eine Schuld, die für das Gericht zu alt ist, darf nicht als Zahlungsausfall (default) eingetragen werden.',
    actionable:
      'Ist ein Zahlungsausfall falsch eingetragen, bitten Sie die Firma und die Auskunftei (credit bureau), ihn zu löschen.',
  },
}
