/** The German words of the rows in ../enquiry-gift-cards-and-own-dogs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GIFT_CARDS_AND_OWN_DOGS_DE: Words = {
  'us.named.ask-gift-card': {
    says: 'Das Geld auf einer Geschenkkarte darf fünf Jahre ab dem Kauf nicht verfallen, manche Staaten verbieten jedes Ende. Gebühren für das Nichtbenutzen dürfen erst nach einem Jahr beginnen. Zeigen Sie dem Laden das Gesetz und bitten Sie um eine neue Karte. Ist der Laden pleite, geben Sie sie gleich aus oder melden Sie dem Gericht die Forderung an.',
  },
  'us.named.ask-my-dog-bit': {
    dependsOn: 'Ihr Staat und was vor dem Biss geschah',
    says: 'In vielen Staaten zahlt der Halter für einen Biss, auch den ersten. Anderswo muss man zeigen, dass Sie die Gefahr kannten oder unvorsichtig waren. Reizen oder Einbrechen kann den Anspruch mindern. Schicken Sie den Brief heute Ihrer Haus- oder Mieterversicherung: Sie zahlt und verteidigt meist. Geben Sie vorher nichts zu und zahlen Sie nichts. Verlangen Sie Rechnungen.',
  },
  'us.named.ask-association-records': {
    says: 'Meist ja: Eigentümer dürfen Haushalt, Konten, Protokolle und Verträge sehen. Verlangen Sie es schriftlich per Einschreiben und nennen Sie die Papiere. In Florida haben sie 10 Werktage und schulden danach bis zu $500 und Ihren Anwalt, wenn Sie gewinnen. In anderen Staaten ist die Frist anders. Bei einem Nein: Amt des Staats, Mediation oder small claims.',
  },
}
