/** The Spanish words of the rows in ../enquiry-faulty-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_ES: Words = {
  'es.ask.guarantee': {
    says: 'El vendedor responde tres años por cosas nuevas compradas desde 2022, diga lo que diga la tienda, y no puede mandarle al fabricante. Debe reparar o cambiar gratis. Si no, pida rebaja o su dinero. Escriba a la tienda. Si se niega: hoja de reclamaciones y luego la OMIC.',
  },
  'es.ask.used-car': {
    says: 'De un profesional tiene tres años de garantía, o al menos uno si lo pactaron. De un particular tiene seis meses por vicios ocultos.',
    dependsOn: 'quién lo vendió',
  },
}
