/** Questions about debts: collectors, old debts, pay that is taken and bankruptcy. `asks` holds the words people type: one of each group must occur: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WORDS: Words = {
  'ca.ask.things': {
    says: 'Eine Inkassofirma darf weder Ihr Auto oder Ihre Sachen nehmen noch hereinkommen. Das darf nur ein Beamter des Gerichts, nach einem Urteil. Bei einem Autokredit ist es anders.',
  },
  'ca.ask.prison': {
    says: 'Wegen Schulden auf einer Karte, aus einem Kredit oder einer Rechnung können Sie nicht ins Gefängnis kommen. Holen Sie kostenlose Hilfe bei der Schuld.',
  },
  'ca.ask.calls': {
    says: 'Verlangen Sie schriftlich, dass man sich nur per Brief meldet. Notieren Sie jeden Anruf. Man darf Ihnen nicht drohen und nicht mit Ihrem Chef sprechen. Beschweren Sie sich dann bei Ihrer Provinz.',
  },
  'ca.ask.not-mine': {
    says: 'Schreiben Sie, dass Sie die Schuld nicht haben, und verlangen Sie Beweise. Zahlen Sie nicht. Suchen Sie in Ihrer Kreditauskunft nach Konten, die Sie nicht kennen.',
  },
  'ca.ask.wages': {
    says: 'Die meisten Gläubiger brauchen zuerst ein Urteil. Dann dürfen sie nur einen Teil Ihres Lohns nehmen. Die Steuerbehörde braucht kein Urteil.',
    dependsOn: 'wem Sie etwas schulden und ob es ein Urteil gibt',
  },
  'ca.ask.cannot-pay': {
    says: 'Machen Sie einen Haushaltsplan und bieten Sie an, was Sie durchhalten. Gehen Sie zu einer gemeinnützigen Schuldnerberatung (credit counsellor) oder einem Insolvenzverwalter (Licensed Insolvency Trustee). Das erste Gespräch ist meist kostenlos.',
  },
  'ca.ask.bankrupt': {
    says: 'Ein Insolvenzverwalter (Licensed Insolvency Trustee) kann einen Schuldenvergleich (consumer proposal) oder Konkurs (bankruptcy) einleiten. Beides stoppt die meisten Klagen und Lohnpfändungen. Bitten Sie um ein kostenloses erstes Gespräch.',
    dependsOn: 'was Sie schulden, besitzen und verdienen',
  },
  'ca.ask.agency-calls': {
    says: 'Verlangen Sie schriftlich, dass die Firma die Schuld zeigt und Ihnen nur schreibt. Jede Provinz begrenzt, wie und wann sie anrufen darf. Geht es weiter, beschweren Sie sich bei der Provinz.',
  },
  'ca.ask.consumer-proposal': {
    says: 'Nur ein Licensed Insolvency Trustee kann ihn einreichen; das erste Gespräch ist kostenlos. Sie zahlen einen Teil der Schuld in bis zu fünf Jahren, und Inkasso und Lohnpfändung müssen aufhören.',
  },
  'ca.ask.wages-taken-ab': {
    says: 'In Alberta sind die ersten 800 $ Ihres Nettolohns im Monat sicher, dazu 200 $ für jede Person, für die Sie sorgen. Von dem Teil zwischen 800 $ und 2.400 $ ist die Hälfte sicher.',
  },
}
