/** Demands of the tax office and its collector: what to do. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_AND_BENEFITS_STEPS_WORDS: Words = {
  'it.public.step-what': {
    says: 'Kijk wat het is: vroeg bericht, aanslag, incassorekening (cartella), waarschuwing over de auto (fermo). Schrijf de dag van bezorging op.',
  },
  'it.public.step-real': {
    says: 'Ga het na in uw eigen deel van AdER, de belastingdienst of INPS met SPID of CIE, nooit via een link.',
  },
  'it.public.step-act': {
    says: 'Klopt het? Vraag nu online delen. Klopt het niet? Ga op tijd voor beroep naar een CAF of belastingadviseur.',
  },
  'it.public.step-plan': {
    says: 'Kies delen die u kunt betalen: het plan vervalt na acht gemiste delen.',
  },
  'it.public.step-old': {
    says: 'Kijk naar de data: autobelasting drie jaar, gemeentebelasting, boetes en INPS vijf, landelijke belasting meestal tien.',
  },
}
