/** Questions about a loan for a service that was never given: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LINKED_CREDIT_DE: Words = {
  'es.ask.linked-credit': {
    says: 'Ja, das können Sie auch dem Geldgeber entgegenhalten. Galt der Kredit dieser Leistung und kam sie nicht, fordern Sie zuerst schriftlich von der Firma (burofax). Kommt nichts, schreiben Sie dem Geldgeber: verbundener Vertrag, auch ihn beenden Sie. Verlangen Sie den nicht erhaltenen Teil zurück. Fragen Sie die OMIC oder einen Anwalt, bevor Sie nicht mehr zahlen. Gegen ASNEF widersprechen.',
  },
}
