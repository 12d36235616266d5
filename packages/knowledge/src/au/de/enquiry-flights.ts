/** Questions about flights: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHTS_DE: Words = {
  'au.ask.flight': {
    says: 'Es kommt darauf an. Ein Flug muss mit Sorgfalt und in vernünftiger Zeit stattfinden. Bitten Sie die Fluglinie um Ihr Geld zurück oder einen anderen Flug, und sehen Sie sich ihre eigenen Regeln an.',
    dependsOn: 'warum der Flug gestrichen wurde',
  },
  'au.ask.luggage': {
    says: 'Melden Sie es am Flughafen und schreiben Sie sofort der Fluglinie, mit Belegen. Bei Auslandsreisen haben Sie 7 Tage bei Schäden und 21 Tage bei Verspätung. Sie zahlt den Verlust bis etwa 1.519 SZR. Innerhalb Australiens sind es 3 Tage bei Schäden und 21 Tage bei Verlust, bis $3,000. Nach einem Nein: fair trading oder Tribunal Ihres Staates. Für das Gericht haben Sie zwei Jahre.',
  },
}
