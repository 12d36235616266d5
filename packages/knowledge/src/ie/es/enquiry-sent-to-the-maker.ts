/** The Spanish words of the rows in ../enquiry-sent-to-the-maker.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SENT_TO_THE_MAKER_ES: Words = {
  'ie.ask.sent-to-the-maker': {
    says: 'Su contrato es con la tienda: ella debe resolver el fallo, no el fabricante. Un fallo en los primeros 12 meses se supone de origen, salvo que ella pruebe otra cosa. Pida por escrito reparación gratis o uno nuevo en tiempo justo. Si falla, rebaja o devolución del dinero. En los primeros 30 días puede pedir el dinero ya. Luego small claims, hasta 2.000 €.',
  },
}
