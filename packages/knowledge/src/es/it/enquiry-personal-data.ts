/** The Italian words of the rows in ../enquiry-personal-data.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PERSONAL_DATA_IT: Words = {
  'es.ask.my-data': {
    says: 'Scriva all’azienda. Entro un mese deve mostrarLe gratis i Suoi dati, da dove vengono e chi li ha avuti. Può chiedere di correggerli o cancellarli. Se non lo fa, reclami gratis all’autorità (AEPD).',
  },
  'es.ask.sales-calls': {
    says: 'Le imprese non possono chiamare per vendere senza il Suo consenso o un’altra base vera. Dica che si oppone e iscriva il numero alla Lista Robinson, gratis. Annoti giorno, numero e ditta, e reclami gratis all’AEPD.',
  },
}
