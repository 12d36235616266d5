/** The German words of the rows in ../enquiry-won-not-paid.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WON_NOT_PAID_DE: Words = {
  'ca.named.ask-won-not-paid': {
    says: 'Das Gericht treibt nicht von selbst ein: Sie müssen es verlangen. Schreiben Sie zuerst mit einem Tag. Verlangen Sie dann eine Befragung (examination hearing) zu Arbeit, Bank und Besitz. Danach beantragen Sie die Pfändung von Lohn oder Konto oder einen Vollstreckungstitel (writ) auf Auto oder Land. Ein Teil des Lohns ist sicher, in Ontario 80 %. Gebühren kommen zur Schuld dazu.',
  },
  'ca.named.ask-temporary-layoff': {
    dependsOn: 'wie lange es dauert und was Ihr Vertrag sagt',
    says: 'Eine vorübergehende Freistellung (layoff) darf nur so lange dauern, dann gilt sie als Kündigung mit Geld: in Ontario 13 Wochen in 20 oder 35 im Jahr, wenn Leistungen weiterlaufen. In British Columbia meist 13 in 20, in Alberta 90 Tage in 120. Erlaubt der Vertrag sie nicht, kann sie sofort als Kündigung gelten. Fragen Sie schriftlich nach dem Rückkehrtag, beantragen Sie EI und holen Sie Rat.',
  },
}
