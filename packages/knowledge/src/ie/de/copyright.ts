/** The German words of the rows in ../copyright.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_DE: Words = {
  'ie.copy.want': {
    says: 'Jemand sagt, Sie hätten ein Bild, Musik oder einen Film ohne Erlaubnis benutzt, und will Geld oder eine Zusage.',
  },
  'ie.copy.who': {
    says: 'Das Schreiben kommt von einem Rechteinhaber, einer Agentur oder einem Anwalt. Es ist keine Geldstrafe.',
  },
  'ie.copy.reality': {
    says: 'Ein Gericht schaut auf den Schaden, meist die übliche Lizenzgebühr. Mehr gibt es nur bei offener Missachtung.',
  },
  'ie.copy.not-yet': { says: 'Niemand kann ohne Gerichtsurteil Geld von Ihnen holen.' },
  'ie.copy.right-proof': {
    says: 'Fragen Sie, wem das Werk gehört, wo es benutzt wurde und wie die Summe entstand.',
  },
  'ie.copy.right-innocent': {
    says: 'Wussten Sie es nicht und mussten es nicht wissen, kann das Schadenersatz ausschließen.',
  },
  'ie.copy.right-fair': {
    says: 'Angemessene Nutzung für Studium, Kritik oder Nachrichten ist erlaubt, meist mit Namen des Autors.',
  },
  'ie.copy.step-remove': {
    says: 'Nehmen Sie das Werk herunter, bewahren Sie einen Nachweis der Nutzung auf und unterschreiben Sie noch nichts.',
  },
  'ie.copy.option-dispute': {
    says: 'Schreiben Sie, dass Sie Nachweise der Rechte und der Lizenzgebühr verlangen.',
    title: 'Nachweise verlangen',
    cost: 'Kostenlos',
    time: 'Bis zum Datum im Schreiben',
    risk: 'Sie können klagen.',
    bestFor: 'Sie sind nicht sicher, ob es ihnen gehört, oder hatten Erlaubnis.',
  },
  'ie.copy.option-settle': {
    says: 'Bieten Sie die übliche Lizenzgebühr an, ohne mehr zuzugeben, und verlangen Sie ein schriftliches Ende.',
    title: 'Faire Gebühr anbieten',
    cost: 'Die übliche Gebühr',
    time: 'Bis zum Datum im Schreiben',
    risk: 'Lassen Sie sich das Ende schriftlich geben.',
    bestFor: 'Sie haben es ohne Erlaubnis benutzt.',
  },
}
