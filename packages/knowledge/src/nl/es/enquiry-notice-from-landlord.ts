/** Questions about a landlord who ends the lease, sells the home or wants an eviction: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FROM_LANDLORD_ES: Words = {
  'nl.ask.evict': {
    says: 'Solo un juez puede ordenarlo y solo un agente judicial (deurwaarder) puede hacerlo. Hasta entonces puede quedarse.',
  },
  'nl.ask.notice': {
    says: 'Escriba que no está de acuerdo. Un casero necesita un motivo legal, un aviso de tres a seis meses y un juez si usted dice que no.',
  },
  'nl.ask.arrears-evict': {
    says: 'Solo un juez puede ordenarlo, casi siempre desde tres meses de retraso. Pague antes el alquiler nuevo, ofrezca un plan por escrito y pida ya ayuda a su municipio. Vaya al juicio.',
    dependsOn: 'cuánto debe y qué hace ahora',
  },
}
