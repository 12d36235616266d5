/** A notice of a higher price: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_DE: Words = {
  'gb.price-rise.not-yet': {
    says: 'Bis zu dem Tag im Schreiben gilt der alte Preis. Sie können noch gehen, wechseln oder widersprechen.',
  },
  'gb.price-rise.reality': {
    says: 'Manche Erhöhung war schon bei Vertragsschluss vereinbart. Es zählt, was Vertrag und Unterlagen von damals sagen.',
  },
  'gb.price-rise.right-phone-pounds': {
    says: 'Bei Verträgen seit 17. Januar 2025 muss jede Erhöhung vor der Unterschrift in Pfund und Pence genannt sein. Eine Bindung an die Inflation ist verboten.',
  },
  'gb.price-rise.right-phone-leave': {
    says: 'Steht diese Erhöhung nicht im Vertrag, muss die Firma sie einen Monat vorher melden. Sie dürfen dann ohne Gebühr gehen.',
  },
  'gb.price-rise.right-phone-after': {
    says: 'Ist Ihre Mindestlaufzeit vorbei? Dann dürfen Sie ohne Gebühr gehen, mit höchstens einem Monat Frist.',
  },
  'gb.price-rise.know-social': {
    says: 'Mit Universal Credit oder anderen Leistungen gibt es oft einen billigeren Sozialtarif (social tariff). Fragen Sie zuerst Ihre Firma.',
  },
  'gb.price-rise.right-power-fixed': {
    says: 'Ein fester Preis darf vor dem Ende der festen Zeit nicht steigen. Danach und bei variablem Tarif begrenzt die Preisgrenze (price cap) von Ofgem.',
  },
  'gb.price-rise.right-power-switch': {
    says: 'Einen variablen Tarif dürfen Sie jederzeit ohne Gebühr verlassen. Ab 49 Tagen vor dem Ende eines festen Vertrags ebenso.',
  },
  'gb.price-rise.right-cover-new': {
    says: 'Bei Haus- und Kfz-Versicherung darf die Verlängerung nicht mehr kosten als für Sie als Neukunde.',
  },
  'gb.price-rise.right-cover-letter': {
    says: 'Der Brief muss den alten Beitrag neben dem neuen zeigen. Sie müssen nicht verlängern und können die automatische Verlängerung abstellen.',
  },
  'gb.price-rise.right-cover-cancel': {
    says: 'Nach einer Verlängerung haben Sie meist 14 Tage zum Kündigen. Sie zahlen dann die Tage und vielleicht eine faire Gebühr.',
  },
  'gb.price-rise.right-unfair': {
    says: 'Eine Klausel, nach der die Firma beliebig erhöht und Sie nicht gehen können, kann unfair sein. Sie bindet Sie dann nicht.',
  },
  'gb.price-rise.right-agreed': {
    says: 'Ein für feste Zeit vereinbarter Preis gilt so lange. Für eine frühere Erhöhung braucht es eine klare Klausel.',
  },
  'gb.price-rise.right-pressure': {
    says: 'Die Firma darf eine Erhöhung nicht verstecken, Sie nicht täuschen und das Gehen nicht erschweren.',
  },
  'gb.price-rise.step-contract': {
    says: 'Suchen Sie den Vertrag oder die erste E-Mail. Sehen Sie nach Preis, genannten Erhöhungen und Ende der Mindestlaufzeit.',
  },
  'gb.price-rise.step-day': {
    says: 'Notieren Sie zwei Tage: Beginn des neuen Preises und letzter Tag zum Gehen ohne Gebühr. Handeln Sie vor dem früheren.',
  },
  'gb.price-rise.step-compare': {
    says: 'Vergleichen Sie Preise anderer Firmen. Kündigen Sie erst, wenn das Neue sicher ist, falls Sie es brauchen.',
  },
  'gb.price-rise.option-deal': {
    says: 'Rufen Sie an, nennen Sie ein billigeres Angebot und fragen Sie, was möglich ist. Lassen Sie es sich schriftlich geben.',
    title: 'Um einen besseren Preis bitten',
    cost: 'Nichts.',
    time: 'Eine halbe Stunde.',
    risk: 'Ein neuer Vertrag kann neue Mindestlaufzeit bringen.',
    bestFor: 'Sie wollen bleiben.',
  },
  'gb.price-rise.option-leave': {
    says: 'Schreiben Sie, dass Sie die Erhöhung nicht annehmen. Fragen Sie nach der Klausel und dem Ausstieg ohne Gebühr.',
    title: 'Widersprechen und gratis gehen',
    cost: 'Nichts.',
    time: 'Ein bis zwei Wochen.',
    risk: 'Zahlen Sie den alten Preis weiter, sonst leidet Ihre Kreditauskunft.',
    bestFor: 'Die Erhöhung steht nicht im Vertrag.',
  },
  'gb.price-rise.option-phone-complain': {
    says: 'Beschweren Sie sich. Nach sechs Wochen oder einem Schlussbrief (deadlock letter) gehen Sie zum Communications Ombudsman oder zu CISAS.',
    title: 'Beschwerde, dann kostenlose Stelle',
    cost: 'Nichts.',
    time: 'Sechs Wochen und etwas mehr.',
    risk: 'Keines.',
    bestFor: 'Die Firma lässt Sie nicht gehen.',
  },
  'gb.price-rise.option-power-complain': {
    says: 'Beschweren Sie sich beim Versorger. Nach acht Wochen oder der letzten Antwort gehen Sie zum Energy Ombudsman.',
    title: 'Beschwerde, dann Energy Ombudsman',
    cost: 'Nichts.',
    time: 'Acht Wochen und etwas mehr.',
    risk: 'Keines.',
    bestFor: 'Ein fester Preis stieg oder eine Gebühr ist falsch.',
  },
  'gb.price-rise.option-cover-complain': {
    says: 'Beschweren Sie sich bei der Versicherung. Nach acht Wochen oder der letzten Antwort gehen Sie zum Financial Ombudsman Service.',
    title: 'Beschwerde, dann Ombudsman',
    cost: 'Nichts.',
    time: 'Acht Wochen und etwas mehr.',
    risk: 'Keines.',
    bestFor: 'Sie zahlen mehr als Neukunden oder wussten nichts.',
  },
}
