/** Questions about a car on or across a drive: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DRIVEWAY_ES: Words = {
  'gb.ask-drive.on-it': {
    says: 'No ponga cepo, no lo encierre ni lo remolque: puede ser delito. Es una intrusión (trespass): escriba al dueño y luego acuda al juez. La DVLA puede darle el nombre si tiene buen motivo (formulario V888). Si parece abandonado, el ayuntamiento debe ocuparse.',
  },
  'gb.ask-drive.across-it': {
    says: 'En la calle pueden actuar el ayuntamiento o la policía. Llame al ayuntamiento: puede multar un coche ante un bordillo rebajado. Si su coche queda encerrado, llame a la policía al 101, pues es obstrucción. No mueva ni dañe el coche usted mismo.',
  },
}
