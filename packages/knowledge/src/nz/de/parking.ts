/** The German words of the rows in ../parking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_DE: Words = {
  'nz.parking.want': {
    says: 'Sehen Sie nach, wer es geschickt hat. Eine private Firma ist kein Amt.',
  },
  'nz.parking.reality': {
    says: 'Das ist keine Geldstrafe. Eine private Firma kann nur ihren angemessenen Schaden aus einem Vertrag fordern und müsste klagen.',
  },
  'nz.parking.who': {
    says: 'Eine private Parkfirma hat keine öffentliche Macht. Sie stützt sich auf ihre Schilder.',
  },
  'nz.parking.rights': {
    says: 'Sie können es bei der Firma bestreiten und dann beim Disputes Tribunal.',
  },
  'nz.parking.not-yet': {
    says: 'Eine private Mitteilung (breach notice) bringt keine Strafpunkte (demerit points).',
  },
  'nz.parking.right-loss': {
    says: 'Man darf nur eine faire Summe für Schaden und Kosten verlangen, keine Strafe.',
  },
  'nz.parking.right-clamp': {
    says: 'Die Gebühr für eine Radkralle darf höchstens 100 $ sein. Die Kralle muss bald nach Ihrer Zahlung ab.',
  },
  'nz.parking.clamp-fee': {
    says: 'Die Gebühr für eine Radkralle darf höchstens 100 $ sein.',
    name: 'Gebühr für die Radkralle',
  },
  'nz.parking.step-who': {
    says: 'Sehen Sie nach, wer es geschickt hat. Ist es eine Gemeinde (council) oder die Polizei, ist es eine echte Geldstrafe mit einem letzten Tag.',
  },
  'nz.parking.step-proof': {
    says: 'Machen Sie Fotos von den Schildern und behalten Sie Ihren Parkschein.',
  },
  'nz.parking.step-write': {
    says: 'Sind Sie nicht einverstanden, schreiben Sie der Firma und sagen Sie, warum. Sagen Sie, dass Sie es bestreiten.',
  },
  'nz.parking.opt-dispute': {
    says: 'Schreiben Sie der Firma mit Ihren Gründen. Danach kann das Disputes Tribunal entscheiden.',
    title: 'Es bestreiten',
    cost: 'Zuerst kostenlos.',
    time: 'Wochen.',
    risk: 'Man kann es an eine Inkassofirma geben.',
    bestFor: 'Sie haben bezahlt, oder die Schilder waren nicht klar.',
  },
  'nz.parking.opt-pay': {
    says: 'Zahlen Sie, wenn Sie zustimmen, dass Sie es schulden.',
    title: 'Zahlen',
    cost: 'Der verlangte Betrag.',
    time: 'Bis zum Datum auf der Mitteilung.',
    risk: 'Keines.',
    bestFor: 'Sie wollen, dass es vorbei ist.',
  },
  'nz.parking.right-penalty': {
    says: 'Eine Summe, die in keinem Verhältnis zum Schaden steht, kann eine Strafe (penalty) sein, die ein Gericht nicht durchsetzt.',
  },
  'nz.parking.right-mislead': {
    says: 'Eine private Firma darf Sie über Ihre Rechte nicht täuschen und ihre Forderung nicht Geldstrafe nennen.',
  },
  'nz.parking.right-tribunal': {
    says: 'Sind Sie nicht einverstanden, kann das Disputes Tribunal entscheiden. Es ist billig, und Sie brauchen keinen Anwalt.',
  },
}
