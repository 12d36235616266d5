/** The German words of the rows in ../complaint-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPLAINT_REFUSED_DE: Words = {
  'ie.refused.reality': {
    says: 'Es ist das letzte Wort der Firma, nicht Ihres Falls. Eine unabhängige Stelle kann neu prüfen.',
  },
  'ie.refused.right-free': {
    says: 'Der Financial Services and Pensions Ombudsman ist für Sie kostenlos. Sie brauchen keinen Anwalt.',
  },
  'ie.refused.right-time': {
    says: 'Meist haben Sie sechs Jahre ab dem Fehler. Bei langen Verträgen wie Renten oder Lebensversicherung können es drei Jahre ab Ihrer Kenntnis sein.',
  },
  'ie.refused.right-binding': {
    says: 'Der Ombudsman sucht erst eine Einigung. Eine Entscheidung bindet die Firma und kann Geld zusprechen.',
  },
  'ie.refused.warn-binding': {
    says: 'Eine förmliche Entscheidung bindet auch Sie. Nur der High Court kann sie ändern, in 35 Tagen.',
  },
  'ie.refused.step-gather': {
    says: 'Bewahren Sie diesen Brief auf: Der Ombudsman verlangt ihn. Legen Sie Briefe, Auszüge und Notizen dazu.',
  },
  'ie.refused.step-send': {
    says: 'Beschweren Sie sich online beim Ombudsman. Sagen Sie, was falsch lief, was Sie verloren und was Sie wollen.',
  },
  'ie.refused.option-ombudsman': {
    title: 'Zum Ombudsman gehen',
    cost: 'Kostenlos.',
    time: 'Einige Monate.',
    risk: 'Gering. Sie zahlen nichts, wenn Sie verlieren.',
    bestFor: 'Sie meinen weiter, dass die Firma falsch lag.',
    says: 'Senden Sie das Formular mit diesem Brief. Beginnen Sie vorher keinen Prozess zur selben Sache.',
  },
  'ie.refused.step-pay': {
    says: 'Zahlen Sie weiter, was Sie nicht bestreiten. So wachsen keine neuen Schulden.',
  },
  'ie.refused.right-public': {
    says: 'Bei Behörden wie einer Gemeinde oder der HSE ist der Ombudsman kostenlos. Sie haben meist 12 Monate ab dem Fehler.',
  },
  'ie.refused.right-small': {
    says: 'Gegen eine Firma, die Ihnen etwas verkauft hat, gibt es das Verfahren für kleine Forderungen (small claims) bis €2,000.',
  },
  'ie.refused.step-other': {
    says: 'Suchen Sie im Brief, welcher Ombudsman genannt ist. Senden Sie ihm bald diese Antwort und Ihre Unterlagen.',
  },
}
