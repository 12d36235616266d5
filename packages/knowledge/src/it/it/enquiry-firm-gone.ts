/** The Italian words of the rows in ../enquiry-firm-gone.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRM_GONE_IT: Words = {
  'it.ask.firm-gone': {
    says: 'Se l’azienda non può pagare, il Fondo di garanzia dell’INPS paga il TFR e fino a tre delle ultime mensilità, con un limite. Prima il credito va ammesso nel fallimento, o un pignoramento deve fallire. Vada subito da un sindacato o patronato e chieda la NASpI entro 68 giorni.',
  },
}
