/** Rights against an insurer that refuses or cuts a claim: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_RIGHTS_IT: Words = {
  'gb.insurance.right-fair': {
    says: 'Ha diritto a una richiesta trattata in fretta e in modo giusto. L’assicurazione non deve respingerla senza un buon motivo.',
  },
  'gb.insurance.right-answers': {
    says: 'Quando ha comprato la polizza doveva solo rispondere con cura ragionevole. Non doveva indovinare che altro volevano sapere.',
  },
  'gb.insurance.right-careless': {
    says: 'Se una risposta sbagliata era una disattenzione e non voluta, l’assicurazione non può sempre rifiutare tutto. Deve fare ciò che avrebbe fatto con la risposta giusta.',
  },
  'gb.insurance.right-term': {
    says: 'Se ha violato una condizione che non c’entra con la perdita, questo da solo non dovrebbe chiudere la richiesta.',
  },
  'gb.insurance.right-plain': {
    says: 'Se una clausola può avere due sensi, vale quello migliore per Lei.',
  },
  'gb.insurance.right-ombudsman': {
    says: 'Può portarla gratis al Financial Ombudsman, dopo otto settimane o una risposta finale.',
  },
  'gb.insurance.value-reality': {
    says: 'È un’offerta per la Sua auto. Può chiedere di più prima di dire sì.',
  },
  'gb.insurance.right-value': {
    says: 'Deve pagare quanto un concessionario avrebbe chiesto per la Sua auto subito prima. L’Ombudsman guarda i listini e le prove, come gli annunci.',
  },
  'gb.insurance.step-value': {
    says: 'Prima di dire sì, chieda quali listini ha usato. Mandi annunci di concessionari per auto dello stesso modello, età e chilometri.',
  },
}
