/** The German words of the rows in ../housing-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_STEPS_DE: Words = {
  'es.home.step-read': {
    says: 'Suchen Sie den Tag der Unterschrift, wer Eigentümer ist und den Grund im Brief. Davon hängt ab, welche Regel Ihnen hilft.',
  },
  'es.home.step-pay-now': {
    says: 'Schulden Sie Miete, zahlen Sie jetzt, was Sie können, und vor 30 Tagen ab dieser Mahnung. Behalten Sie den Beleg.',
  },
  'es.home.step-write': {
    says: 'Antworten Sie per burofax oder beweisbarer E-Mail. Sagen Sie, was Sie nicht annehmen und warum.',
  },
  'es.home.step-keep-paying': {
    says: 'Zahlen Sie weiter pünktlich per Überweisung. Mietschulden sind der schnellste Weg, die Wohnung zu verlieren.',
  },
  'es.home.step-social': {
    says: 'Gehen Sie zum Sozialamt und Wohnungsamt Ihrer Stadt oder Region. Bitten Sie um Miethilfe und einen Bericht über Ihre Notlage.',
  },
  'es.home.step-offer': {
    says: 'Bieten Sie einen Plan an: die Miete dieses Monats und einen Teil der Schuld. Holen Sie das Ja schriftlich.',
  },
  'es.home.step-dispute': {
    says: 'Stimmt die Summe nicht, schicken Sie Ihre Zahlungen und verlangen eine Liste nach Monaten.',
  },
}
