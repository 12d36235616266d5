/** Questions about eviction papers of a court: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_PAPERS_ES: Words = {
  'us.fact.eviction-papers': {
    says: 'No tiene que irse ahora: solo un agente con orden del juez puede sacarle. Busque en los papeles el día para contestar o para ir al juzgado. En algunos estados son cinco días o menos. Conteste o vaya antes de ese día; si no, pierde sin audiencia. Diga lo que pagó y lo que nunca se arregló. Pida no pagar la tasa (fee waiver) y llame hoy a legal aid.',
  },
  'us.state.ca.ask-eviction-papers': {
    says: 'En California tiene diez días hábiles del juzgado para presentar una respuesta (answer), desde el día en que le entregaron los papeles. Los fines de semana y festivos del juzgado no cuentan. Use el formulario UD-105, y el FW-001 para no pagar la tasa. Solo después se fija el día del juicio. Si no contesta, pierde. Escriba si aceptaron renta después del aviso o si nunca arreglaron la casa. Solo el sheriff con orden del juez puede sacarle.',
  },
  'us.state.fl.ask-eviction-papers': {
    says: 'No se ha acabado. En Florida tiene cinco días para contestar por escrito, sin fines de semana ni festivos. Si es por la renta, en ese plazo también debe depositarla en el juzgado o pedir al juez que fije la suma. Si no, pierde sin audiencia. Solo el sheriff con orden del juez puede sacarle. Llame hoy a legal aid.',
  },
  'us.state.ga.ask-eviction-papers': {
    says: 'No se ha acabado. En Georgia tiene siete días para contestar desde que llegaron los papeles, también si los dejaron en la puerta. Puede contestar por escrito o decírselo al clerk. Si no contesta, pierde. Si es por la renta, pagarla toda con las costas en esos siete días casi siempre cierra el caso, una vez al año. Solo un agente con orden del juez puede sacarle.',
  },
  'us.state.ny.ask-eviction-papers': {
    says: 'No se ha acabado. En Nueva York, un caso por renta impagada le da diez días para contestar desde que llegaron los papeles. Puede hacerlo ante el clerk, también de palabra. Un caso holdover indica un día: vaya ese día. Si no hace ninguna de las dos cosas, pierde. Diga lo que pagó y lo que nunca se arregló. En la ciudad de Nueva York llame al 311 para un abogado gratis. Solo un marshal o sheriff con orden del juez puede sacarle.',
  },
}
