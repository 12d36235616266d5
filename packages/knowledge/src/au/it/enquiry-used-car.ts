/** The Italian words of the rows in ../enquiry-used-car.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_IT: Words = {
  'au.ask.private-car': {
    says: 'Un venditore privato non garantisce la qualità, ma non può mentire. Se una parola falsa l’ha fatta comprare, può chiedere il danno. Tenga annuncio e messaggi, faccia fare una perizia, scriva con una data e usi small claims. Controlli i debiti su ppsr.gov.au.',
    dependsOn: 'che cosa ha detto il venditore dell’auto',
  },
  'au.ask.used-car': {
    says: 'L’auto di un rivenditore deve essere di qualità accettabile per età e prezzo. Chieda la riparazione, o i soldi se il difetto è grave. Alcuni stati aggiungono una garanzia. Un privato non può mentire sull’auto.',
  },
}
