/** The law on late charges, guarantors, sold debts, lenders, student loans and fees of owners, where a letter names them: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_TERMS_ES: Words = {
  'jp.debt.right-late-cap': {
    says: 'Una empresa no puede cobrar a un consumidor más del 14,6 % al año por retraso. Lo que pase es nulo. Los préstamos tienen otros límites.',
  },
  'jp.debt.right-guarantor': {
    says: 'Un aval solo vale por escrito. Si es abierto debe tener un tope. El acreedor debe avisarle en dos meses si el deudor pierde el derecho a plazos.',
  },
  'jp.debt.right-sold': {
    says: 'Una deuda vendida solo le obliga si el acreedor anterior le avisó o usted aceptó. Aún puede decir lo mismo que antes: pagada o prescrita.',
  },
  'jp.debt.right-history': {
    says: 'Puede pedir ver y copiar todo el historial de sus préstamos y pagos. El prestamista no puede negarse.',
  },
  'jp.debt.right-servicer': {
    says: 'Una empresa de cobro autorizada no puede amenazar ni acosar. Si tiene abogado, debe escribir al abogado.',
  },
  'jp.debt.right-student-loan': {
    says: 'En un préstamo de estudios puede pedir cuotas menores o más tiempo si está enfermo o gana poco. Pídalo pronto.',
  },
  'jp.court.right-talks': {
    says: 'Si no puede pagar sus deudas, puede pedir al juzgado sumario una mediación barata con los acreedores (特定調停).',
  },
  'jp.court.right-rate': {
    says: 'Los intereses de un préstamo de más del 15 al 20 % al año son nulos, y los de demora de más del 20 %. Pregunte cómo lo calcularon.',
  },
  'jp.debt.right-condo-fee': {
    says: 'La comunidad puede cobrar estas cuotas con preferencia sobre el piso, también a un comprador, y tras mucho retraso pedir la venta. Ofrezca pagos. Lo de más de cinco años puede estar prescrito.',
  },
  'jp.debt.right-before-2020': {
    says: 'Para un préstamo de un banco o financiera de antes de abril de 2020 contaban también cinco años, por el antiguo código de comercio. Con una cooperativa (信用金庫) o un particular eran casi siempre diez.',
  },
  'jp.debt.right-false-demand': {
    says: '¿No conoce ese contrato? Puede ser una demanda falsa (架空請求), que es estafa. No llame a ese número. Pregunte antes al 188.',
  },
  'jp.debt.step-false-demand': {
    says: 'No llame al número, no pague y no compre tarjetas de prepago. Guarde el mensaje y pregunte a la línea de consumo 188 o a la policía en el #9110.',
  },
}
