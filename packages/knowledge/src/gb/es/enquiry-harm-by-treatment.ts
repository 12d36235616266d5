/** Spanish: the words of the rows in ../enquiry-harm-by-treatment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HARM_BY_TREATMENT_ES: Words = {
  'gb.ask-injury.salon': {
    says: 'Haga fotos y vaya al médico. El salón debía trabajar con cuidado: pida por escrito su dinero y lo que costó el daño. Una demanda por lesión debe llegar al tribunal en tres años. Hable con un abogado antes de firmar.',
  },
  'gb.ask-injury.hospital': {
    says: 'Suele tener tres años para el tribunal, desde el error o desde que lo supo. Un menor tiene hasta los 21. Pida gratis su historial y vea pronto a un abogado médico. Quéjese gratis al NHS en 12 meses y luego al Ombudsman. Hay que mostrar que ningún médico cuidadoso habría actuado así, o que le ocultaron un riesgo real, y el daño.',
  },
}
