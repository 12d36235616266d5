/** Questions about fines, the driver of a car and drinking: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_IT: Words = {
  'be.ask.fine': {
    says: 'Non paghi ciò che contesta. Risponda come e quando dice il foglio, con le Sue ragioni e le prove. Un ordine di pagamento non pagato può essere eseguito: agisca in tempo.',
  },
  'be.ask.fine-driver': {
    says: 'Si presume che guidasse il titolare della targa, ma può mostrare che non era Lei. Mandi il modulo con il nome del conducente entro 15 giorni e conservi la prova. Non paghi ciò che contesta.',
  },
  'be.ask.drunk-driving': {
    says: 'Non guidi. La polizia può togliere subito la patente per 15 giorni, e un giudice può tenerla più a lungo. Un piccolo eccesso può finire con una somma da pagare. Oltre si va al tribunale di polizia. Prenda un avvocato, gratis con poco reddito (pro deo).',
  },
}
