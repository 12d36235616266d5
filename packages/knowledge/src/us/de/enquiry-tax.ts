/** The German words of the rows in ../enquiry-tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_DE: Words = {
  'us.ask-public.cp2000': {
    says: 'Ein CP2000 ist ein Vorschlag, keine Rechnung. Vergleichen Sie ihn mit Ihren Unterlagen und antworten Sie bis zum Datum: zustimmen, oder sagen, warum nicht, mit Beweisen. Sind Sie nicht einverstanden, muss zuerst eine Mitteilung mit 90 Tagen für das Steuergericht (Tax Court) kommen, bevor die IRS eintreiben darf.',
  },
  'us.ask-public.cp14': {
    says: 'Ein CP14 ist die erste Steuerrechnung. Prüfen Sie sie in Ihrem Konto auf IRS.gov. Zahlen Sie oder bitten Sie um einen Plan innerhalb von 21 Tagen, dann vermeiden Sie mehr Zinsen.',
  },
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
  'us.trouble.ex-taxes': {
    says: 'Bei einer gemeinsamen Steuererklärung schulden beide alles. Aber mit Form 8857 können Sie Befreiung verlangen, wenn Sie vom falschen Teil nichts wussten. Meist innerhalb von zwei Jahren nach dem ersten Schritt zum Eintreiben.',
    dependsOn: 'was Sie wussten und wann das Eintreiben begann',
  },
}
