/** A payment order of the debt office (Zahlungsbefehl, commandement de payer, precetto esecutivo): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PAYMENT_ORDER_WORDS: Words = {
  'ch.order.want': {
    says: 'Das Betreibungsamt leitet eine Forderung weiter. Niemand hat geprüft, ob sie stimmt.',
  },
  'ch.order.who': { says: 'Es ist ein Amt. Aber jeder kann dort einen Zahlungsbefehl verlangen.' },
  'ch.order.real': {
    says: 'Ein Wort stoppt es: Rechtsvorschlag. Er ist gratis und braucht keinen Grund.',
  },
  'ch.order.not-yet': {
    says: 'In den ersten zwanzig Tagen wird nichts gepfändet. Nach Ihrem Rechtsvorschlag muss erst ein Gericht entscheiden.',
  },
  'ch.order.rights': {
    says: 'Sie können alles oder einen Teil bestreiten, Beweise verlangen und später den Eintrag verbergen lassen.',
  },
  'ch.order.deadline-ten': {
    says: 'Sie haben ab Zustellung zehn Tage für den Rechtsvorschlag.',
    action: 'Sagen Sie dem Betreibungsamt: Rechtsvorschlag',
    consequence: 'Der Gläubiger kann ohne Gericht zur Pfändung weitergehen.',
  },
  'ch.order.deadline-twenty': {
    says: 'Sie haben ab Zustellung zwanzig Tage, um zu zahlen, was stimmt.',
    action: 'Zahlen Sie, was Sie schulden',
    consequence: 'Der Gläubiger kann die Fortsetzung verlangen.',
  },
  'ch.order.step-object': {
    says: 'Bestreiten Sie? Schreiben Sie «Rechtsvorschlag» auf den Zahlungsbefehl, mit Datum und Unterschrift. Geben Sie ihn in zehn Tagen ab oder senden Sie ihn eingeschrieben.',
  },
  'ch.order.step-part': {
    says: 'Ist nur ein Teil falsch? Nennen Sie den genauen bestrittenen Betrag. Sonst gilt alles als bestritten.',
  },
  'ch.order.step-help': {
    says: 'Fragen Sie die Schuldenberatung, wenn Sie es schulden, aber nicht zahlen können.',
  },
  'ch.order.step-hide': {
    says: 'Nach drei Monaten können Sie verlangen, den Eintrag zu verbergen, wenn der Gläubiger nichts tat.',
  },
  'ch.order.step-pay': {
    says: 'Schulden Sie es? Zahlen Sie und verlangen Sie schriftlich den Rückzug der Betreibung.',
  },
  'ch.order.right-object': {
    says: 'Sie haben das Recht, gratis und ohne Grund Rechtsvorschlag zu erheben.',
  },
  'ch.order.right-proof': { says: 'Sie dürfen verlangen, dass der Gläubiger seine Belege zeigt.' },
  'ch.order.right-rest': {
    says: 'Um Ostern, Weihnachten und vom 15. bis 31. Juli ruhen Betreibungen. Fristen, die dann enden, werden länger.',
  },
  'ch.order.option-object': {
    title: 'Rechtsvorschlag',
    says: 'Ein Wort an das Betreibungsamt.',
    cost: 'Nichts.',
    time: 'In zehn Tagen.',
    risk: 'Der Gläubiger kann vor Gericht gehen.',
    bestFor: 'Sie bestreiten alles oder einen Teil.',
  },
  'ch.order.option-pay': {
    title: 'Zahlen und Rückzug verlangen',
    says: 'Zahlen Sie dem Gläubiger oder Amt. Verlangen Sie vorher schriftlich, dass der Gläubiger die Betreibung nach der Zahlung zurückzieht.',
    cost: 'Summe und Gebühren.',
    time: 'So bald wie möglich.',
    risk: 'Ohne Rückzug sehen andere den Eintrag fünf Jahre lang.',
    bestFor: 'Sie schulden es.',
  },
  'ch.order.option-help': {
    title: 'Schuldenberatung',
    says: 'Gratis Hilfe bei allen Schulden.',
    cost: 'Nichts.',
    time: 'Diese Woche.',
    risk: 'Keines.',
    bestFor: 'Sie können nicht zahlen.',
  },
}
