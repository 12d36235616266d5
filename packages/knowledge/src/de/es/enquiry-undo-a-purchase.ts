/** Questions about a purchase that a person wants to undo: at the door, in a shop, a loan, by a child: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNDO_A_PURCHASE_ES: Words = {
  'de.ask-buy.doorstep': {
    says: 'Sí. Lo que firma en su puerta o en casa lo puede anular en 14 días, sin motivo. El plazo solo corre si le informaron bien de este derecho. Si no, tiene hasta doce meses y 14 días. Mándelo por correo electrónico o certificado y guarde copia. ¿Le mintieron? Impugne también el contrato. No deje que den de baja el viejo.',
  },
  'de.ask-buy.in-shop': {
    says: 'No. Una compra en tienda no se anula solo por cambiar de idea. Mire el contrato y pida un gesto u otro modelo. Una tasa de anulación no puede pasar del daño usual, y usted puede mostrar que fue menor. ¿Comprado a crédito? El préstamo se anula en 14 días, y con él la compra. Un defecto es otra cosa.',
  },
  'de.ask-debt.loan-regret': {
    says: 'Sí. Un préstamo se anula en 14 días desde la firma, sin motivo. El plazo solo empieza con el contrato y todos los datos de la ley. Escriba una frase clara por correo o carta y guarde prueba. Devuelva el dinero en 30 días, con el interés pactado de esos días. En préstamos firmados desde el 20 de noviembre de 2026, puede acabar a los doce meses y 14 días.',
  },
  'de.ask-buy.child-bought': {
    says: 'Escriba enseguida al vendedor que no aprueba la compra. El contrato de un menor de 18 solo vale con el sí de los padres, salvo que pague todo con su paga. Pida el dinero, también con el formulario de Google, Apple o la tienda. Es más difícil si le dio su tarjeta o clave: diga qué sabía. Bloquee las compras en el aparato.',
  },
}
