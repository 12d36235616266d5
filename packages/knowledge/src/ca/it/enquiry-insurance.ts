/** Questions about insurers that refuse: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_IT: Words = {
  'ca.ask.insurer': {
    says: 'Chieda i motivi per iscritto. Poi faccia reclamo all’assicuratore, e dopo al servizio gratuito di mediazione (ombud service). Attenzione al termine per fare causa.',
  },
  'ca.ask.insurer-refused': {
    says: 'Chieda per iscritto il motivo e le parole della polizza, poi usi l’ufficio reclami. GIO o OLHI esamina il caso gratis. Il tempo per fare causa può essere di uno o due anni.',
  },
  'ca.ask.crash-benefits-on': {
    says: 'In Ontario può portare il rifiuto al Licence Appeal Tribunal entro due anni. Chieda i motivi medici e trovi un avvocato; molti all’inizio non chiedono soldi.',
  },
}
