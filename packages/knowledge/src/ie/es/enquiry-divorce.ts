/** Questions about how to divorce: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DIVORCE_ES: Words = {
  'ie.ask.divorce-how': {
    says: 'No hace falta consentimiento ni firma. Puede pedir el divorcio si vivieron separados dos de los últimos tres años, incluso en una casa. El juez no debe ver esperanza de arreglo, y ambos y los hijos deben quedar atendidos. Se pide en la Circuit Court, también sin abogado. El Legal Aid Board y la mediación gratis ayudan con dinero y casa.',
  },
  'ie.ask.separation-home': {
    says: 'Si están casados, nadie puede vender la casa familiar sin el sí escrito del otro. El juez puede decir quién se queda, quién la recibe o que se venda, esté a nombre de quien esté. Si no, es de quien figura en la escritura. Tras cinco años juntos (dos con un hijo) puede pedir al juez una parte. Pruebe la mediación gratis del Legal Aid Board. Pida consejo antes de firmar o irse.',
    dependsOn: 'si están casados',
  },
}
