/** Questions of people who have no bed, no food or no power tonight, or whom a lender threatens: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_DE: Words = {
  'ie.need.bed': {
    says: 'Rufen Sie jetzt die Obdachlosenstelle (homeless section) Ihrer Gemeinde an oder gehen Sie hin. Sagen Sie, dass Sie heute Nacht nirgends schlafen können, und bitten Sie um eine Notunterkunft für Sie alle. In Dublin: kostenlose Nummer 1800 707 707. Auch wer im Auto oder auf einem Sofa schläft, kann obdachlos im Sinne des Gesetzes sein. Bringen Sie Papiere mit. Bei einem Nein: Threshold, 1800 454 454.',
  },
  'ie.need.food': {
    says: 'Gehen Sie heute zum Community Welfare Service Ihrer Intreo-Stelle und bitten Sie um ein Additional Needs Payment, als dringenden Bedarf an Essen. Sie können es auch bekommen, wenn Sie arbeiten. Warten Sie auf eine Leistung, bitten Sie um die wöchentliche Grundhilfe (Supplementary Welfare Allowance). Citizens Information nennt die nächste Tafel: 0818 07 4000.',
  },
  'ie.need.power': {
    says: 'Rufen Sie jetzt den Versorger an. Sagen Sie, dass ein Baby, ein alter oder kranker Mensch da ist, bieten Sie Raten an und bitten Sie um Strom noch heute. Wer von einem medizinischen Gerät abhängt, darf nie wegen einer Rechnung gesperrt werden. Bitten Sie den Community Welfare Service (Intreo) um ein Additional Needs Payment für Licht und Wärme. MABS hilft kostenlos: 0818 07 2000.',
  },
  'ie.need.meter': {
    says: 'Rufen Sie jetzt den Versorger an. Sagen Sie, dass der Zähler leer ist und wer da ist. Bitten Sie um Notguthaben für heute Nacht und um Raten für Ihre Schulden. Bitten Sie den Community Welfare Service (Intreo) um ein Additional Needs Payment für Licht und Wärme. Sie können es auch bekommen, wenn Sie arbeiten. MABS hilft kostenlos: 0818 07 2000.',
  },
  'ie.need.loan-shark': {
    says: 'In Gefahr: 999 oder 112. Geschäftlich Geld zu verleihen ohne Lizenz ist strafbar, Drohungen auch. Sie haben durch das Leihen nichts verbrochen. Treffen Sie ihn nicht allein. Heben Sie Nachrichten auf, schreiben Sie Tage und Summen für die Polizei (gardaí) auf. Lassen Sie die Karte sperren und ein neues Konto öffnen. MABS hilft kostenlos und vertraulich: 0818 07 2000.',
  },
}
