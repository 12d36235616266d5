/** The German words of the Netherlands: consumer. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_DE: Words = {
  'nl.buy.want': {
    says: 'Eine Firma sagt, dass Sie an einen Vertrag gebunden sind oder zahlen müssen.',
  },
  'nl.buy.who': {
    says: 'Das ist eine private Firma. Ohne Richter kann sie Sie nicht zwingen.',
  },
  'nl.buy.not-yet': {
    says: 'Ohne Urteil kann Ihnen niemand etwas nehmen.',
  },
  'nl.buy.rights': {
    says: 'Online haben Sie meist 14 Tage zum Widerruf. Schlechte Ware muss repariert oder ersetzt werden.',
  },
  'nl.buy.step-write': {
    says: 'Schreiben Sie der Firma, was falsch ist und was Sie wollen. Geben Sie ihr eine faire Zeit.',
  },
  'nl.buy.step-withdraw': {
    says: 'Vor weniger als 14 Tagen online oder an der Haustür gekauft? Widerrufen Sie jetzt schriftlich.',
  },
  'nl.buy.step-acm': {
    says: 'Fragen Sie ConsuWijzer oder das Juridisch Loket nach einem Musterbrief.',
  },
  'nl.buy.right-withdraw': {
    says: 'Sie haben das Recht, einen Onlinekauf in 14 Tagen ohne Grund zu widerrufen. Dann muss der Händler binnen 14 Tagen erstatten.',
  },
  'nl.buy.right-conform': {
    says: 'Sie haben das Recht auf Ware, die so funktioniert, wie man es erwarten darf. Im ersten Jahr gilt ein Fehler als von Anfang an da.',
  },
  'nl.buy.right-month': {
    says: 'Nach der ersten Laufzeit können Sie die meisten Verträge mit einem Monat Frist beenden.',
  },
  'nl.buy.right-phone': {
    says: 'Ein Vertrag durch einen Anruf der Firma braucht meist Ihr schriftliches Ja.',
  },
  'nl.buy.option-dispute': {
    title: 'Schriftlich bestreiten',
    says: 'Sagen Sie, warum Sie nicht zahlen müssen.',
    cost: 'Nichts.',
    time: 'Ein Brief.',
    risk: 'Die Firma schickt vielleicht ein Inkassobüro.',
    bestFor: 'Sie sind nicht gebunden oder die Ware ist schlecht.',
  },
  'nl.buy.option-board': {
    title: 'Zu einer Schlichtungsstelle gehen',
    says: 'Fragen Sie, ob die Firma bei De Geschillencommissie ist.',
    cost: 'Eine kleine Gebühr.',
    time: 'Monate.',
    risk: 'Die Entscheidung bindet beide.',
    bestFor: 'Die Firma hilft nicht.',
  },
  'nl.buy.option-help': {
    title: 'Kostenlosen Rat holen',
    says: 'Rufen Sie das Juridisch Loket an.',
    cost: 'Nichts.',
    time: 'Diese Woche.',
    risk: 'Keines.',
    bestFor: 'Sie sind nicht sicher.',
  },
}
