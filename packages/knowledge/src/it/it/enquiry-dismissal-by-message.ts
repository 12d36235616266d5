/** The Italian words of the rows in ../enquiry-dismissal-by-message.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_BY_MESSAGE_IT: Words = {
  'it.ask.dismissed-orally': {
    says: 'Il licenziamento deve essere scritto; a voce non ha effetto. Scriva subito che resta disponibile a lavorare. Poi vada da un sindacato.',
  },
  'it.ask.dismissed-message': {
    says: 'Il licenziamento deve essere scritto, con i motivi. Alcuni giudici accettano un messaggio WhatsApp come scritto: non aspetti. Lo contesti con raccomandata o PEC entro 60 giorni, poi faccia causa entro 180 giorni.',
  },
  'it.ask.trial-period': {
    says: 'Nella prova si può chiudere senza motivo. La prova va firmata prima di iniziare e deve dire le mansioni. Se no, è un normale licenziamento, e ha 60 giorni.',
    dependsOn: 'che cosa ha firmato, e quando',
  },
}
