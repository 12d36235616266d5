/** Questions about insurers: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_IT: Words = {
  'gb.ask-insurance.not-told': {
    says: 'Lei doveva solo rispondere alle domande con normale cura. Se lo ha fatto, deve pagare. Se è stata una disattenzione, può pagare meno, o rifiutare se non L’avrebbe mai assicurata. Faccia reclamo, poi vada gratis al Financial Ombudsman.',
  },
  'gb.ask-insurance.written-off': {
    says: "Non accetti ancora. Deve pagare un giusto valore di mercato dell'auto com'era prima. Invii annunci e listini per la stessa età e le stesse miglia, e chieda i motivi. Può prendere la somma come acconto, reclamare e poi andare dall'Ombudsman gratuito.",
  },
  'gb.ask-insurance.refused': {
    says: "Chieda il motivo e le parole esatte della polizza. L'assicuratore non può rifiutare senza buon motivo; per un'esclusione deve mostrare che vale. Reclami per iscritto. Dopo otto settimane, o la risposta finale, vada dal Financial Ombudsman gratuito entro sei mesi.",
  },
}
