/** Questions about insurers: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_IT: Words = {
  'gb.ask-insurance.not-told': {
    says: "Doveva solo rispondere con normale attenzione. Se ha solo dimenticato, può ridurre in proporzione. Può rifiutare solo se non l'avrebbe mai assicurata, e allora deve restituire il premio. Per tenerlo deve provare che lei lo ha ingannato apposta o non se n'è curato. Chieda le prove. Dopo un incidente di solito deve pagare lo stesso l'altro guidatore: passi ogni lettera. Faccia reclamo, poi vada gratis al Financial Ombudsman.",
  },
  'gb.ask-insurance.written-off': {
    says: "Non accetti ancora. Deve pagare un giusto valore di mercato dell'auto com'era prima. Invii annunci e listini per la stessa età e le stesse miglia, e chieda i motivi. Può prendere la somma come acconto, reclamare e poi andare dall'Ombudsman gratuito.",
  },
  'gb.ask-insurance.refused': {
    says: "Chieda il motivo e le parole esatte della polizza. L'assicuratore non può rifiutare senza buon motivo; per un'esclusione deve mostrare che vale. Reclami per iscritto. Dopo otto settimane, o la risposta finale, vada dal Financial Ombudsman gratuito entro sei mesi.",
  },
}
