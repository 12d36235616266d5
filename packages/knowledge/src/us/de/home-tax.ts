/** The German words of the rows in ../home-tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOME_TAX_DE: Words = {
  'us.home-tax.right-surplus': {
    says: 'Wird ein Haus wegen Steuern verkauft, darf der Bezirk (county) nur behalten, was Sie schulden. Der Rest gehört Ihnen.',
  },
  'us.home-tax.right-notice': {
    says: 'Vor einem Steuerverkauf (tax sale) müssen Sie eine echte Warnung bekommen. Post, die zurückkommt, reicht nicht immer.',
  },
  'us.home-tax.right-plan': {
    says: 'Bitten Sie das Steueramt um einen Plan und um Freibeträge (exemptions) für Ihr Haus, Alter, Behinderung oder Dienst. Manche können Sie auch spät verlangen.',
  },
  'us.home-tax.step': {
    says: 'Rufen Sie vor dem nächsten Datum das Steueramt des Bezirks (county tax office) an. Fragen Sie, was Sie schulden, was einen Verkauf stoppt, und nach einem schriftlichen Plan.',
  },
  'us.home-tax.option-plan': {
    says: 'Zahlen Sie nach einem Plan in Teilen, damit kein Verkauf folgt.',
    title: 'Um einen Zahlungsplan bitten',
    cost: 'Die Steuer und Zinsen',
    time: 'Vor dem nächsten Datum',
    risk: 'Fehlt ein Teil, kann der Plan enden.',
    bestFor: 'Sie können nicht auf einmal zahlen.',
  },
  'us.home-tax.ca': {
    says: 'In Kalifornien haben Sie meist fünf Jahre, bevor ein Haus wegen Steuern verkauft werden kann. In dieser Zeit können Sie in Jahresteilen zahlen.',
  },
  'us.home-tax.tx': {
    says: 'In Texas können Sie für Ihr Haus einen Plan von mindestens 12 Monaten verlangen. Mit 65 oder einer Behinderung können Sie die Steuer aufschieben.',
  },
  'us.home-tax.fl': {
    says: 'In Florida wird zuerst ein Steuerzertifikat (tax certificate) verkauft. Ein Verkauf des Hauses kann erst nach zwei Jahren verlangt werden. Sie können zahlen, bis jemand es bei der Gerichtskasse (clerk) ganz bezahlt hat.',
  },
  'us.home-tax.il': {
    says: 'In Illinois haben Sie nach einem Steuerverkauf (tax sale) meist zweieinhalb Jahre, um zu zahlen und Ihr Haus zu behalten.',
  },
  'us.home-tax.ny': {
    says: 'In weiten Teilen von New York haben Sie ab dem Tag des Pfandrechts (lien date) zwei Jahre, um zu zahlen und Ihr Haus zu behalten. Manche Orte bieten Pläne an.',
  },
}
