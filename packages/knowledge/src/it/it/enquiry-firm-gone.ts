/** The Italian words of the rows in ../enquiry-firm-gone.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRM_GONE_IT: Words = {
  'it.ask.firm-gone': {
    says: 'I soldi per lo più non sono persi. Se l’azienda non può pagare, il Fondo di garanzia dell’INPS paga il TFR e fino a tre delle ultime mensilità, con un limite. Prima il credito va ammesso nella procedura; se non c’è, servono un decreto ingiuntivo e un pignoramento senza esito. Per le mensilità c’è poi un anno per la domanda: cominci subito. Sindacato o patronato aiutano. Chieda la NASpI entro 68 giorni.',
  },
}
