/** Questions on lenders without a licence, paid side jobs and false warnings: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SWINDLES_ES: Words = {
  'jp.ask.private-lender-online': {
    says: 'No. Un préstamo de más del 109,5 % al año de esa gente es nulo y es delito. Según el Tribunal Supremo ni siquiera debe devolver lo prestado. No pague más. Guarde los mensajes y vaya hoy a la policía (#9110) y a un abogado.',
  },
  'jp.ask.side-job-fraud': {
    says: 'Actúe hoy. En ofertas de trabajo pagadas tiene 20 días desde el contrato para anular (クーリング・オフ). Las promesas falsas también se anulan después. Pida a su banco que bloquee la cuenta pagada. Guarde anuncios y chats. Llame al 188 y a la policía (#9110).',
  },
  'jp.ask.support-fraud': {
    says: 'Es una estafa. La policía nunca pide dinero ni enseña una orden por vídeo. Cuelgue, corte internet y borre el programa remoto. Si pagó, pida ya al banco o al emisor que lo pare. Después llame al #9110 y al 188.',
  },
  'jp.ask.paid-scammer': {
    says: 'Llame ya a su banco para bloquear la cuenta a la que pagó. Llame a la policía (#9110) y al 188. Si dio datos de la tarjeta, bloquéela. Lo que quede puede repartirse entre las víctimas.',
  },
}
