/** The German words of the rows in ../copyright.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_DE: Words = {
  'au.copy.want': {
    says: 'Jemand sagt, dass Sie sein Bild, seine Musik oder seinen Film ohne Erlaubnis benutzt haben, und will Geld oder ein Versprechen.',
  },
  'au.copy.who': {
    says: 'Es kommt von einem Inhaber der Rechte, einer Agentur oder deren Anwälten. Es ist keine Geldbuße.',
  },
  'au.copy.reality': {
    says: 'Ein Gericht würde meist die übliche Lizenzgebühr zusprechen. Mehr gibt es nur, wenn jemand Rechte offen missachtet.',
  },
  'au.copy.not-yet': { says: 'Niemand darf Geld von Ihnen nehmen ohne das Urteil eines Gerichts.' },
  'au.copy.right-proof': {
    says: 'Fragen Sie, wem das Werk gehört, wo es benutzt wurde und wie die Summe zustande kam.',
  },
  'au.copy.right-innocent': {
    says: 'Wussten Sie es nicht und hatten Sie keinen Grund zum Verdacht, schulden Sie vielleicht keinen Schadenersatz, nur den Gewinn, den Sie gemacht haben.',
  },
  'au.copy.right-fair': {
    says: 'Faire Nutzung für Studium, Kritik, Parodie, Nachrichten oder Rechtsrat ist erlaubt.',
  },
  'au.copy.right-threats': {
    says: 'Grundlose Drohungen mit einem Prozess um Urheberrecht (copyright) kann ein Gericht stoppen.',
  },
  'au.copy.step-remove': {
    says: 'Nehmen Sie das Werk herunter, behalten Sie eine Kopie davon, wie Sie es benutzt haben, und unterschreiben Sie noch kein Versprechen.',
  },
  'au.copy.option-dispute': {
    says: 'Schreiben Sie, dass Sie Beweise für die Rechte und für die Lizenzgebühr verlangen.',
    title: 'Beweise verlangen',
    cost: 'Kostenlos',
    time: 'Bis zu dem Tag im Brief',
    risk: 'Man kann klagen.',
    bestFor:
      'Sie sind nicht sicher, dass es der anderen Seite gehört, oder Sie hatten eine Erlaubnis.',
  },
  'au.copy.option-settle': {
    says: 'Bieten Sie die übliche Lizenzgebühr an, ohne mehr zuzugeben.',
    title: 'Eine faire Gebühr anbieten',
    cost: 'Die übliche Gebühr',
    time: 'Bis zu dem Tag im Brief',
    risk: 'Lassen Sie sich schriftlich geben, dass die Sache damit endet.',
    bestFor: 'Sie haben es ohne Erlaubnis benutzt.',
  },
  'au.copy.option-help': {
    says: 'Fragen Sie eine Rechtsberatung am Ort (community legal centre) oder das Arts Law Centre, bevor Sie eine große Summe zahlen.',
    title: 'Sich kostenlos beraten lassen',
    cost: 'Kostenlos',
    time: 'Jetzt',
    risk: 'Keines.',
    bestFor: 'Die Summe ist hoch.',
  },
}
