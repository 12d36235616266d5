/** The Dutch words of the rows in ../enquiry-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_NL: Words = {
  'es.ask.wages-unpaid': {
    says: 'Vraag het schriftelijk, en dan bemiddeling. U hebt een jaar voor het loon van elke maand. Laat loon geeft 10% rente.',
  },
  'es.ask.not-registered': {
    says: 'U hebt alle rechten, ook zonder papier. Bewaar berichten, foto’s en namen. Meld het bij de Inspección de Trabajo, ook zonder naam. Voor loon hebt u een jaar, bij ontslag 20 werkdagen.',
  },
  'es.ask.overtime': {
    says: 'Houd zelf een lijst van uren bij, met berichten en roosters. Overuren worden betaald, of binnen vier maanden als rust gegeven, en u mag meestal weigeren. U hebt een jaar voor elk bedrag, ook terwijl u er nog werkt: wacht niet. De arbeidsinspectie houdt uw naam geheim. Een straf omdat u eist is nietig.',
  },
}
