/** Questions about people who have no home or lose it soon: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOMELESS_ES: Words = {
  'nl.ask.homeless': {
    says: 'Vaya hoy al ayuntamiento y pida acogida (opvang, Wmo), con hijos y papeles; todo municipio debe estudiarlo. Debe ayudar a quien perdió su hogar y no puede solo. Pida la respuesta por escrito, para reclamar en seis semanas e ir al juez enseguida. Pida también prioridad (urgentie), una dirección postal y ayuda social. Con hijos llame al wijkteam.',
  },
}
