/** The German words of the rows in ../debt-collection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_DE: Words = {
  'us.debt.want': {
    says: 'Man will, dass Sie eine Schuld zahlen. Vielleicht sollen Sie auch anrufen und zugeben, dass es Ihre ist.',
  },
  'us.debt.who': {
    says: 'Das ist eine private Inkassofirma (debt collector). Sie ist kein Gericht und nicht die Polizei.',
  },
  'us.debt.who-buyer': {
    says: 'Die Schuld wurde vielleicht verkauft. Eine Firma, die Schulden kauft, muss zeigen können, dass ihr Ihre gehört.',
  },
  'us.debt.reality': {
    says: 'Das ist ein Brief, kein Papier vom Gericht. Prüfen Sie vor dem Zahlen, ob die Schuld Ihre ist, stimmt und nicht zu alt ist.',
  },
  'us.debt.rights-summary': {
    says: 'Sie können die Schuld schriftlich bestreiten und Beweise verlangen. Sie können der Firma auch sagen, dass sie sich nicht mehr melden soll.',
  },
  'us.debt.rights-any': {
    says: 'Sie können eine Aufstellung der Schuld verlangen, sagen, dass sie falsch ist, und kostenlosen Rat holen.',
  },
  'us.debt.not-yet-wages': {
    says: 'Bei einer normalen Schuld kann man jetzt weder Ihren Lohn noch Ihr Bankgeld nehmen. Zuerst muss man klagen und gewinnen.',
  },
  'us.debt.not-prison': {
    says: 'Weil Sie diese Schuld nicht zahlen, können Sie nicht verhaftet werden. Eine Inkassofirma, die mit Gefängnis droht, bricht das Gesetz.',
  },
  'us.debt.know-old': {
    says: 'Eine Inkassofirma darf nicht klagen oder mit Klage drohen, wenn die Frist für die Schuld vorbei ist.',
    learnMore:
      'Suchen Sie das Datum Ihrer letzten Zahlung. Die Frist ist je nach Bundesstaat und Art der Schuld anders.',
  },
  'us.debt.insight-restart': {
    says: 'Bei einer alten Schuld kann eine kleine Zahlung teuer werden. In vielen Bundesstaaten startet sie die Zeit für eine Klage neu.',
    actionable:
      'Suchen Sie das Datum Ihrer letzten Zahlung, bevor Sie etwas zahlen oder versprechen.',
  },
  'us.debt.warning-court-paper': {
    says: 'Das sind vielleicht Papiere vom Gericht. Antworten Sie dem Gericht schriftlich bis zu dem Datum darin, sonst verlieren Sie ohne Anhörung.',
  },
  'us.debt.step-court-paper': {
    says: 'Suchen Sie den letzten Tag für die Antwort. Reichen Sie bis dahin beim Gericht eine schriftliche Antwort (answer) ein, und rufen Sie heute die kostenlose Rechtshilfe (legal aid) an.',
  },
  'us.debt.warning-advance-fee': {
    says: 'Eine Firma, die am Telefon Hilfe bei Schulden (debt relief) verkauft, darf keine Gebühr nehmen, bevor sie eine Schuld für Sie geregelt hat.',
  },
  'us.debt.tactic-record': {
    says: 'Verkehren Sie nur schriftlich. Das gibt Ihnen Beweise und stoppt den Druck am Telefon.',
    risk: 'Keines.',
    notWhen: 'Sie haben Papiere vom Gericht: Antworten Sie zuerst darauf.',
  },
  'us.debt.tactic-first-month': {
    says: 'Bestreiten Sie in den ersten 30 Tagen. Nur dann muss man aufhören, bis Beweise geschickt sind.',
    risk: 'Keines.',
    notWhen: 'Die 30 Tage sind vorbei. Sie können weiter bestreiten, aber man muss nicht aufhören.',
  },
  'us.debt.tactic-place': {
    says: 'Eine Inkassofirma darf Sie nur dort verklagen, wo Sie wohnen oder den Vertrag unterschrieben haben.',
    risk: 'Keines.',
    notWhen: 'Der Gläubiger klagt an dem Ort, wo Sie wohnen oder unterschrieben haben.',
  },
}
