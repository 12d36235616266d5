/** The Italian words of the rows in ../enquiry-licence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LICENCE_IT: Words = {
  'it.ask.licence': {
    says: 'La polizia trattiene la patente e il Prefetto decide entro 15 giorni per quanto. Contro l’ordinanza ha 30 giorni davanti al giudice di pace, che può sospenderla. Per lavoro può chiedere al Prefetto di guidare fino a tre ore al giorno. Fino ad allora non guidi.',
  },
}
