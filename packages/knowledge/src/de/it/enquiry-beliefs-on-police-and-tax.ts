/** Questions that rest on a belief about a phone that the police take and about tax on pensions: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_ON_POLICE_AND_TAX_IT: Words = {
  'de.ask-crime.phone-searched': {
    says: 'Non così. La polizia ha bisogno del suo sì o dell’ordine di un giudice; solo se c’è urgenza può agire prima. Può prendere il telefono come prova. Dica che si oppone e chieda un foglio: allora un giudice deve decidere, per lo più in tre giorni. Non deve dire il PIN. Con un ordine di perquisizione possono appoggiare il suo dito. Non dica nulla sui fatti e chieda un avvocato.',
  },
  'de.ask-tax.pension-taxed': {
    says: 'Una pensione è tassata in parte, ma molti pensionati non pagano nulla. Se la pensione inizia nel 2026, conta l’84 %. L’imposta è dovuta solo su ciò che supera 12.348 € nel 2026, o 24.696 € per i coniugi. Prima si tolgono i contributi per malattia e cura. Se lo supera, deve dichiarare, anche se nessuno chiede. Un Lohnsteuerhilfeverein fa il conto.',
  },
}
