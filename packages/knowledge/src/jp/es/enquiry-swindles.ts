/** Questions on lenders without a licence, paid side jobs and false warnings: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SWINDLES_ES: Words = {
  'jp.ask.private-lender-online': {
    says: 'No pague nada más. Un préstamo a más del 109,5 % al año de alguien así es nulo y un delito. El Tribunal Supremo dice que ni siquiera debe devolver lo prestado. No pagar no es estafa: la ley la infringe el prestamista, no usted. Guarde mensajes y llamadas. Vaya hoy a la policía (#9110) y a un abogado o escribano judicial; pueden parar llamadas y cuenta. Avise antes en el trabajo y a su familia.',
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
