/** The German words of the rows in ../enquiry-card-interest.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARD_INTEREST_DE: Words = {
  'it.ask.card-interest': {
    says: 'Lag der Zins am Tag der Unterschrift über der Wuchergrenze, schulden Sie keine Zinsen. Fehlt der TAEG oder ist er falsch, fällt der Zins auf einen niedrigen. Verlangen Sie Vertrag und Abrechnungen, beschweren Sie sich schriftlich, dann gehen Sie für 20 € zum ABF.',
    dependsOn: 'der Zins und der Tag der Unterschrift',
  },
}
