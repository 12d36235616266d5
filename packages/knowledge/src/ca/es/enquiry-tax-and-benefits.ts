/** Questions about taxes, and benefits asked back or refused: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_WORDS: Words = {
  'ca.ask.tax': {
    says: 'Si está mal, presente una objeción (notice of objection) en 90 días. Si no puede pagar, llame y pida un plan. No lo deje pasar.',
  },
  'ca.ask.benefit': {
    says: 'Pregunte por qué y de qué semanas. En el seguro de empleo (employment insurance), pida una reconsideración en 30 días. Si está bien, pida pagos pequeños.',
  },
  'ca.ask.cerb-debt': {
    says: 'Pida por escrito una segunda revisión con prueba de ingresos. Si falla, la Corte Federal puede verla en 30 días. Mientras deba, la CRA puede quedarse reembolsos y créditos como el GST, pero no beneficios por hijos. Si no puede pagar renta o comida, llame y muestre su presupuesto: puede tomar menos o esperar.',
  },
  'ca.ask.benefit-refused': {
    says: 'Pida por escrito una nueva revisión, con sus pruebas. En pensiones federales tiene 90 días, en el seguro de empleo 30. En la ayuda de su provincia son casi siempre de 20 a 90 días; mire la carta.',
  },
  'ca.ask.cra-froze': {
    says: 'Llame hoy a la agencia tributaria. No necesita orden judicial, pero puede levantar el bloqueo si muestra dificultades y ofrece un plan. Pida también alivio de multas e intereses.',
  },
  'ca.ask.old-tax': {
    says: 'La agencia tiene casi siempre diez años para cobrar, desde 90 días después de la liquidación. Un pago, una promesa o un paso de la agencia reinicia los diez años.',
  },
}
