/** Questions about letters of the tax office and what is owed to it: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_DE: Words = {
  'us.ask-debt.irs-plan': {
    says: 'Antworten Sie bis zum Datum in der Mitteilung, auch wenn Sie nicht zahlen können. Bitten Sie auf IRS.gov um einen Zahlungsplan, mehr Zeit oder einen Vergleich.',
  },
  'us.ask-debt.irs-call': {
    says: 'Legen Sie auf und zahlen Sie nicht: Das ist sehr wahrscheinlich Betrug. Diese Ämter schreiben per Post und wollen nie Geschenkkarten. Prüfen Sie Ihr Konto auf ihrer eigenen Seite.',
  },
  'us.ask-debt.cp2000': {
    says: 'Sehen Sie auf Nummer und Datum. Ein CP2000 will in 30 Tagen eine Antwort. Eine notice of deficiency gibt 90 Tage für das Steuergericht (Tax Court). Eine final levy notice gibt 30 Tage für eine Anhörung.',
  },
  'us.ask-debt.irs-levy': {
    says: 'Rufen Sie jetzt die IRS an und bieten Sie Raten an. Sie muss zuerst eine letzte Mitteilung schicken, dann haben Sie 30 Tage für eine Anhörung (hearing). Eine Bank hält das Geld 21 Tage, und eine Notlage kann es frei machen.',
  },
  'us.ask-debt.irs-paid': {
    says: 'Sehen Sie Ihr Konto auf IRS.gov an und schicken Sie Kopien des eingelösten Schecks oder des Kontoauszugs bis zum genannten Tag an die Adresse auf der Mitteilung. Sie dürfen die Rechnung bestreiten. Der Taxpayer Advocate hilft kostenlos.',
  },
}
