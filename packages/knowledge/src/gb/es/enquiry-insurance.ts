/** Questions about insurers: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_ES: Words = {
  'gb.ask-insurance.not-told': {
    says: 'Solo tenía que contestar con un cuidado normal. Si solo lo olvidó, puede pagar menos en proporción. Solo puede negarse si nunca le habría asegurado, y entonces debe devolver la prima. Para quedársela debe probar que usted le engañó a propósito o que no le importó. Pida pruebas. Tras un choque casi siempre debe pagar igual al otro conductor: pase cada carta. Reclame y luego vaya gratis al Financial Ombudsman.',
  },
  'gb.ask-insurance.written-off': {
    says: 'No acepte todavía. Debe pagar un valor de mercado justo del coche como estaba antes. Envíe anuncios y guías de precios de la misma edad y millas, y pida sus razones. Puede tomar la suma como pago parcial, reclamar y luego ir al Ombudsman gratuito.',
  },
  'gb.ask-insurance.refused': {
    says: 'Pida la razón y las palabras exactas de la póliza. La aseguradora no puede negarse sin buen motivo; en una exclusión debe mostrar que se aplica. Reclame por escrito. Tras ocho semanas, o la respuesta final, vaya al Financial Ombudsman gratuito en seis meses.',
  },
}
