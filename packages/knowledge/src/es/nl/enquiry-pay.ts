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
  'es.ask.home-help-dismissed': {
    says: 'U hebt de rechten van elke werknemer, ook zonder contract en zonder papieren. Een huishouden mag het werk alleen schriftelijk en met een reden beëindigen, zoals veranderde behoeften. Met de brief is het 12 dagen loon per jaar schuldig, hoogstens zes maanden. Na een jaar ook 20 dagen opzegtijd, anders zeven. Geen brief of geen geld? Dan geldt het meestal als onterecht: 33 dagen per jaar. Vraag bemiddeling (SMAC) binnen 20 werkdagen. Eis loon over een jaar, en de sociale premies via de arbeidsinspectie.',
  },
}
