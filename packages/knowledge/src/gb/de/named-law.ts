/** Gerichtliche Geldstrafen, Erbbauzins, Sozialleistungen, Angebote und Betrug: die Zeilen des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_DE: Words = {
  'gb.scam.warn-link': {
    says: 'Diebe ahmen solche Nachrichten nach. Öffnen Sie die amtliche Seite selbst, nie über den Link. Wer Menschen um Geld täuscht, macht sich strafbar.',
  },
  'gb.stat.right-late-payment': {
    says: 'Zwischen zwei Firmen kommen nach dem Gesetz Zinsen und £40, £70 oder £100 auf eine späte Rechnung. Bei Käufen als Verbraucher gilt das nicht.',
  },
  'gb.redundancy.right-fair-way': {
    says: 'Ein fairer Arbeitgeber warnt früh, spricht mit Ihnen, wählt nach fairen Punkten aus und sucht eine andere Stelle für Sie. Das Arbeitsgericht prüft jeden Punkt.',
  },
  'gb.credit.right-early-settlement': {
    says: 'Sie dürfen einen Kredit oder Autokredit jederzeit früher abzahlen. Der Kreditgeber muss dann einen Teil der Zinsen erlassen und die Summe auf Wunsch schriftlich nennen.',
  },
}
