/** Questions about flights: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHTS_DE: Words = {
  'nz.ask.flight': {
    says: 'Es kommt darauf an. War die Fluggesellschaft schuld, können Sie Ihre Kosten verlangen. Ein Dienst muss sorgfältig gemacht werden. Verlangen Sie schriftlich Ihr Geld zurück oder einen anderen Flug.',
    dependsOn: 'warum der Flug ausfiel',
  },
}
