/** The Italian words of the rows in ../support-orders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SUPPORT_ORDERS_IT: Words = {
  'us.support.right-cap': {
    says: 'Per il mantenimento (support) possono prendere al massimo dal 50% al 65% della paga dopo le trattenute. È meno se mantiene un’altra famiglia.',
  },
  'us.support.right-notice': {
    says: 'Può contestare un ordine di trattenuta (withholding order) se la somma o la persona è sbagliata. Lo faccia entro il giorno nell’avviso.',
  },
  'us.support.right-change': {
    says: 'Può chiedere all’ufficio di rivedere la somma ogni tre anni, o prima se il reddito cambia.',
  },
  'us.support.step-now': {
    says: 'Chieda ora il cambiamento: un tribunale quasi sempre non può ridurre ciò che è dovuto da prima della richiesta.',
  },
  'us.support.asked-enforce': {
    says: 'L’ufficio del Suo Stato per gli alimenti (child support office) può prenderli da paga, rimborsi delle tasse e conti in banca. Faccia domanda lì. Costa poco o nulla.',
  },
  'us.support.asked-change': {
    says: 'Chieda ora al tribunale o all’ufficio (child support office) di cambiare la somma. Ciò che è dovuto da prima della richiesta quasi sempre non si può ridurre.',
  },
}
