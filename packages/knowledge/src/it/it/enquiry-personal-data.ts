/** The Italian words of the rows in ../enquiry-personal-data.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PERSONAL_DATA_IT: Words = {
  'it.ask.my-data': {
    says: 'Scriva all’azienda. Entro un mese deve mostrarLe gratis i Suoi dati, da dove vengono e chi li ha avuti. Può chiedere di correggerli o cancellarli. Se non lo fa, reclami gratis all’autorità (Garante privacy).',
  },
  'it.ask.sales-calls': {
    says: 'Iscriva il numero, anche mobile, al Registro delle opposizioni, gratis, e dica che si oppone. Dopo non possono chiamare per vendere. Annoti giorno, numero e ditta, e reclami gratis al Garante privacy.',
  },
}
