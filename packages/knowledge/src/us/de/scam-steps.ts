/** The German words of the rows in ../scam-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_STEPS_DE: Words = {
  'us.scam.step-report-ssa': {
    says: 'Melden Sie es dem inspector general von Social Security auf oig.ssa.gov und der FTC auf ReportFraud.ftc.gov.',
  },
  'us.scam.step-stop': {
    says: 'Zahlen Sie nicht, rufen Sie die Nummer nicht an, öffnen Sie den Link nicht und geben Sie keine Daten.',
  },
  'us.scam.step-check': {
    says: 'Suchen Sie die Nummer des echten Amts selbst, auf seiner Seite oder einer alten Rechnung, und fragen Sie.',
  },
  'us.scam.step-report': {
    says: 'Melden Sie es auf ReportFraud.ftc.gov. Betrug im Internet melden Sie auch auf ic3.gov.',
  },
  'us.scam.step-report-irs': {
    says: 'Melden Sie ein falsches Steueramt TIGTA auf tigta.gov. Schicken Sie eine falsche E-Mail weiter an phishing@irs.gov.',
  },
  'us.scam.step-paid': {
    says: 'Haben Sie gezahlt, rufen Sie jetzt Ihre Bank, Kartenfirma oder Geschenkkartenfirma an und verlangen Sie das Geld zurück. Haben Sie Daten angegeben, gehen Sie zu IdentityTheft.gov.',
  },
  'us.scam.option-ignore': {
    says: 'Behalten Sie es als Beweis, melden Sie es und antworten Sie nicht.',
    title: 'Nicht antworten',
    cost: 'Kostenlos',
    time: 'Keine',
    risk: 'Keines, wenn Sie beim echten Amt nachgefragt haben.',
    bestFor: 'Sie haben nichts gezahlt und nichts gesagt.',
  },
  'us.scam.option-report': {
    says: 'Melden Sie es, sagen Sie es Ihrer Bank, ändern Sie Passwörter und sperren (freeze) Sie Ihren Kredit bei den drei Auskunfteien (bureaus). Eine Sperre ist kostenlos.',
    title: 'Melden und sich schützen',
    cost: 'Kostenlos',
    time: '15 Minuten',
    risk: 'Keines.',
    bestFor: 'Sie haben gezahlt oder Daten gegeben.',
  },
  'us.scam.warning-recovery': {
    says: 'Bietet jemand an, Ihr Geld gegen Gebühr zurückzuholen, ist das auch Betrug.',
  },
  'us.scam.step-statement': {
    says: 'Sehen Sie in Ihr Bank- oder Kartenkonto, in der eigenen App der Bank. Steht dort keine solche Abbuchung, wurde nichts genommen und es gibt nichts zu kündigen.',
  },
  'us.scam.warning-remote': {
    says: 'Lassen Sie nie einen Anrufer Ihr Handy oder Ihren Computer sehen oder steuern, und zahlen Sie nie eine zu hohe „Rückzahlung“ zurück. Ist es geschehen, rufen Sie jetzt Ihre Bank an.',
  },
}
