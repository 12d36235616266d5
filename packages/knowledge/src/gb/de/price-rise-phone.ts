/** A notice of a higher price for a phone or broadband contract: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_PHONE_DE: Words = {
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
  'gb.price-rise.option-phone-complain': {
    says: 'Beschweren Sie sich. Nach sechs Wochen oder einem Schlussbrief (deadlock letter) gehen Sie zum Communications Ombudsman oder zu CISAS.',
    title: 'Beschwerde, dann kostenlose Stelle',
    cost: 'Nichts.',
    time: 'Sechs Wochen und etwas mehr.',
    risk: 'Keines.',
    bestFor: 'Die Firma lässt Sie nicht gehen.',
  },
}
