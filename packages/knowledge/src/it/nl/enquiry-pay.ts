/** The Dutch words of the rows in ../enquiry-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_NL: Words = {
  'it.ask.wages-unpaid': {
    says: 'Vraag het schriftelijk, ga dan naar een vakbond of de arbeidsinspectie. Met de loonstrook kan een advocaat een betalingsbevel krijgen. U hebt vijf jaar.',
  },
  'it.ask.not-registered': {
    says: 'U hebt recht op loon, TFR en premies, ook zonder papier. Bewaar berichten, foto’s en namen. Meld het bij de Ispettorato del lavoro of een vakbond. U hebt vijf jaar voor het loon.',
  },
  'it.ask.tfr-amount': {
    says: 'Neem voor elk jaar het brutoloon en deel door 13,5. Tel de wettelijke verhoging op. Het is verschuldigd aan het eind, op de dag van de cao (CCNL). U hebt vijf jaar. Bij faillissement: het INPS-fonds.',
  },
  'it.ask.overtime': {
    says: 'Houd uw eigen urenlijst bij. Overuren worden betaald met de toeslag van uw cao (CCNL), of als rust teruggegeven als die dat zegt. U hebt vijf jaar om te eisen.',
  },
}
