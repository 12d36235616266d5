/** The German words of the rows in ../tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_DE: Words = {
  'us.tax.want': {
    says: 'Die IRS sagt, dass Sie Steuer schulden oder Ihre Steuererklärung sich ändern soll. Sie will Geld oder eine Antwort.',
  },
  'us.tax.who': {
    says: 'Die IRS ist das Steueramt des Bundes. Sie schreibt per Post, bevor sie etwas anderes tut.',
  },
  'us.tax.reality': {
    says: 'Die Nummer der Mitteilung, etwa CP14 oder CP504, zeigt, wie weit es ist. Sie können Ihr Konto auf IRS.gov prüfen.',
  },
  'us.tax.rights-summary': {
    says: 'Sie dürfen nicht einverstanden sein, Widerspruch (appeal) einlegen, in Teilen zahlen und jemanden für sich sprechen lassen.',
  },
  'us.tax.not-yet': {
    says: 'Meist kann die IRS weder Lohn noch Bankgeld nehmen, bevor es eine letzte Mitteilung (final notice) und 30 Tage für eine Anhörung gab.',
  },
  'us.tax.know-ten-years': {
    says: 'Die IRS hat meist zehn Jahre, um eine festgesetzte Steuer einzutreiben.',
    learnMore:
      'Manche Schritte, etwa ein Widerspruch (appeal) oder eine Insolvenz (bankruptcy), machen diese Zeit länger.',
  },
  'us.tax.right-disagree': {
    says: 'Sie haben das Recht, nicht einverstanden zu sein, gehört zu werden und bei einer unabhängigen Stelle Widerspruch (appeal) einzulegen.',
  },
  'us.tax.right-plan': {
    says: 'Sie können bitten, in Monatsteilen zu zahlen. Bei vielen Schulden geht das online in Minuten.',
  },
  'us.tax.right-compromise': {
    says: 'Können Sie nicht zahlen, können Sie die IRS bitten zu warten, oder weniger anbieten.',
  },
  'us.tax.right-advocate': {
    says: 'Bringt Sie das in eine Notlage, hilft der Taxpayer Advocate Service kostenlos.',
  },
  'us.tax.right-exempt': {
    says: 'Auch eine Steuerpfändung (levy) muss Ihnen einen Teil des Lohns und manche Grunddinge lassen.',
  },
  'us.tax.insight-penalty': {
    says: 'Waren Ihre letzten drei Jahre in Ordnung, lässt die IRS eine erste Strafe oft fallen, wenn Sie bitten.',
    actionable: 'Rufen Sie an oder schreiben Sie und bitten Sie um first-time penalty relief.',
  },
  'us.tax.warning-scam': {
    says: 'Die IRS nimmt keine Geschenkkarten, kein Krypto und keine Geldüberweisungen (wires) und droht nicht mit Verhaftung. Im Zweifel prüfen Sie Ihr Konto auf IRS.gov.',
  },
}
