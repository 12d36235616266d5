/** Questions about debts of a dead relative that are asked of the family: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ESTATE_DEMAND_ES: Words = {
  'jp.ask.estate-demand': {
    says: 'No, si renuncia (相続放棄) en el juzgado de familia en tres meses desde que supo de la muerte y que es heredero. Entonces no debe nada. Hasta entonces no pague, prometa, use, venda ni vacíe nada; puede contar como aceptar. Diga solo que lo está mirando. Si es poco tiempo, pida más al juez. Cuesta unos 800 yenes. 法テラス ayuda.',
  },
}
