/** The German words of the rows in ../data-breach.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_BREACH_DE: Words = {
  'us.breach.want': {
    says: 'Eine Firma sagt Ihnen, dass andere vielleicht Ihre Daten gesehen haben. Sie schulden nichts, sollten sich aber schützen.',
  },
  'us.breach.reality': {
    says: 'Ein Datenleck heißt nicht, dass Ihre Daten missbraucht wurden. Eine Kreditsperre (credit freeze) stoppt die meisten neuen Konten auf Ihren Namen.',
  },
  'us.breach.right-freeze': {
    says: 'Sie können Ihren Kredit bei jeder der drei Auskunfteien (bureaus) kostenlos sperren (freeze). Sie können die Sperre auch kostenlos aufheben.',
  },
  'us.breach.right-reports': {
    says: 'Sie können kostenlose Kreditauskünfte (credit reports) bekommen und nach Konten suchen, die nicht Ihre sind.',
  },
  'us.breach.right-notice': {
    says: 'Nach dem Recht der Bundesstaaten müssen Firmen Ihnen ein Datenleck melden, und oft auch, welche Daten es waren und was zu tun ist.',
  },
  'us.breach.right-block': {
    says: 'Benutzt jemand Ihren Namen, muss eine Auskunftei (bureau) diese Schulden innerhalb von 4 Geschäftstagen nach Ihrem Bericht (identity theft report) sperren.',
  },
  'us.breach.right-health': {
    says: 'Bei Gesundheitsdaten muss die Mitteilung innerhalb von 60 Tagen kommen, nachdem das Leck gefunden wurde.',
  },
  'us.breach.right-ca': {
    says: 'In Kalifornien können Sie Schadenersatz verlangen, wenn eine Firma Ihre Daten verlor, weil sie sie nicht gut schützte.',
  },
  'us.breach.step-freeze': {
    says: 'Sperren (freeze) Sie Ihren Kredit bei Equifax, Experian und TransUnion. Ändern Sie das Passwort des Kontos und ähnlicher Konten.',
  },
  'us.breach.step-theft': {
    says: 'Ist etwas nicht in Ordnung, melden Sie es auf identitytheft.gov. Dort werden ein Plan und die Briefe für Sie gemacht.',
  },
  'us.breach.option': {
    says: 'Nehmen Sie die kostenlose Überwachung an, wenn sie angeboten wird, und sperren Sie auch Ihren Kredit (freeze).',
    title: 'Ihren Kredit schützen',
    cost: 'Kostenlos',
    time: 'Diese Woche',
    risk: 'Eine Sperre muss weg, bevor Sie einen Kredit beantragen.',
    bestFor: 'Alle, die so einen Brief bekommen.',
  },
  'us.breach.right-money': {
    says: 'Nutzt jemand Ihre Karte oder Ihr Konto, sagen Sie es der Bank sofort. Bei einer Kreditkarte schulden Sie dann höchstens $50. Beim Bankkonto handeln Sie in zwei Werktagen.',
  },
}
