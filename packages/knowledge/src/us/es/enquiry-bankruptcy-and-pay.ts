/** The Spanish words of the rows in ../enquiry-bankruptcy-and-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANKRUPTCY_AND_PAY_ES: Words = {
  'us.fact.chapter7-car': {
    says: 'Casi siempre lo conserva, si está al día y su parte del valor cabe en la exención de su estado. Puede firmar otra vez el préstamo (reaffirm), pagar su valor actual de una vez (redeem), o devolverlo y no deber nada. Si está atrasado, el chapter 13 lo reparte. Hable antes con un abogado o legal aid.',
  },
  'us.fact.chapter7-house': {
    says: 'Presentarla para la venta enseguida, si es antes del día de la venta. Si está atrasado, el chapter 13 le deja ponerse al día en tres a cinco años y conservar la casa. Si está al día, casi siempre la conserva también en chapter 7, si su parte cabe en la exención homestead. Vea ya a un abogado o legal aid.',
  },
  'us.fact.give-car-back': {
    says: 'Devolver el auto no acaba el préstamo. El prestamista lo vende y usted puede deber el resto y los gastos. En su informe de crédito sale como reposesión. Primero pida un pago menor o pasar pagos al final. O pregunte si puede venderlo usted por más. Todo por escrito.',
  },
  'us.state.fl.ask-head-of-family': {
    says: 'En Florida el salario de un head of family casi siempre está a salvo. Lo es si paga más de la mitad del sustento de un hijo u otro dependiente. Hasta $750 por semana están a salvo. Más, solo si usted aceptó por escrito. Presente el claim of exemption al secretario en 20 días.',
  },
  'us.fact.debt-relief-sued': {
    says: 'Responda usted a la corte antes del día de la citación. La palabra de la empresa no para el caso, y sin respuesta pierde. Si lo vendió por teléfono, no puede cobrar antes de arreglar una deuda. Deje de pagarle, pida su dinero y quéjese al attorney general y a la FTC.',
  },
  'us.fact.garnish-no-judgment': {
    says: 'Así no. Por tarjeta, préstamo o médico primero deben demandar y ganar. Si no recibió papeles de la corte, pregunte al secretario si hay un caso y dígalo por escrito. Amenazar con lo que no pueden hacer es ilegal: quéjese al CFPB. Deudas públicas y préstamos estudiantiles federales son distintos.',
  },
}
