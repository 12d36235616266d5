/** The German words of the rows in ../tax-demand.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_REMINDER_DE: Words = {
  'fr.tax.formal-right': {
    says: 'Nach einer förmlichen Mahnung (mise en demeure) muss die Staatskasse 30 Tage warten, bevor sie pfändet. Sie haben zwei Monate, um sie anzufechten.',
  },
  'fr.tax.surcharge-right': {
    says: 'Sie können bitten, den Zuschlag zu erlassen (remise gracieuse), mit einer Nachricht in Ihrem Konto, auch nachdem Sie die Steuer gezahlt haben.',
  },
  'fr.tax.claim-online': {
    says: 'Schreiben Sie in Ihrem Konto auf impots.gouv.fr. Bitten Sie vor dem Datum um Zeit. Ist die Steuer falsch, legen Sie mit Ihren Gründen Einspruch (réclamation) ein.',
  },
  'fr.tax.right-second-home': {
    says: 'Diese Steuer gilt nur für Zweitwohnungen. Für die Wohnung, in der man am 1. Januar lebte, schuldet sie niemand. Falscher Eintrag? Online berichtigen und bis 31. Dezember des nächsten Jahres reklamieren.',
  },
  'fr.tax.right-three-years': {
    says: 'Bei der Einkommensteuer kann das Amt meist nur bis zum Ende des dritten Jahres nach dem Einkommen zurückgehen. Fragen Sie bei älteren Jahren nach dem Grund.',
  },
}
