/** The German words of the rows in ../parking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_DE: Words = {
  'au.parking.want': {
    says: 'Sehen Sie nach, wer es geschickt hat. Eine private Firma ist kein Amt.',
  },
  'au.parking.reality': {
    says: 'Das ist keine Geldbuße. Eine private Firma kann Ihnen keine Geldbuße geben. Sie müsste klagen, damit Sie zahlen müssen.',
  },
  'au.parking.who': {
    says: 'Eine private Parkfirma sagt, dass Sie einen Vertrag auf ihren Schildern gebrochen haben. Sie hat keine Macht eines Amts.',
  },
  'au.parking.rights': {
    says: 'Sie können Beweise für die Schilder, die Uhrzeit und den echten Schaden verlangen.',
  },
  'au.parking.not-yet': {
    says: 'Man kann Ihnen keine Punkte geben und Ihren Führerschein nicht sperren.',
  },
  'au.parking.right-proof': {
    says: 'Eine Summe weit über dem Schaden kann eine Strafe (penalty) oder eine unfaire Klausel sein. Die bindet Sie nicht.',
  },
  'au.parking.right-harass': {
    says: 'Man darf nicht so tun, als sei es eine Geldbuße, und Sie nicht belästigen.',
  },
  'au.parking.step-who': {
    says: 'Sehen Sie nach, wer es geschickt hat. Ist es eine Gemeinde (council) oder die Polizei, ist es eine echte Geldbuße mit einem Zahltag.',
  },
  'au.parking.step-proof': {
    says: 'Machen Sie Fotos von den Schildern und behalten Sie Ihren Parkschein.',
  },
  'au.parking.step-write': {
    says: 'Sind Sie nicht einverstanden, schreiben Sie einmal und sagen Sie, warum. Nennen Sie den Fahrer nicht, wenn Sie es nicht müssen.',
  },
  'au.parking.opt-dispute': {
    says: 'Sagen Sie, was falsch ist, und verlangen Sie Beweise.',
    title: 'Es schriftlich bestreiten',
    cost: 'Kostenlos.',
    time: 'Ein Brief.',
    risk: 'Man kann es an eine Inkassofirma geben.',
    bestFor: 'Sie haben gezahlt, oder die Schilder waren nicht klar.',
  },
  'au.parking.opt-pay': {
    says: 'Zahlen Sie, wenn Sie einverstanden sind, dass Sie es schulden.',
    title: 'Zahlen',
    cost: 'Die geforderte Summe.',
    time: 'Bis zu dem Datum auf der Mitteilung.',
    risk: 'Keines.',
    bestFor: 'Sie wollen, dass es vorbei ist.',
  },
  'au.parking.right-penalty': {
    says: 'Eine Summe weit über dem Schaden kann eine Strafe (penalty) sein, die ein Gericht nicht durchsetzt. Nur eine öffentliche Stelle kann Ihnen eine Geldbuße geben.',
  },
  'au.parking.right-mislead': {
    says: 'Eine private Firma darf ihre Forderung nicht als amtliche Geldbuße verkleiden und Sie nicht über Ihre Rechte täuschen.',
  },
}
