/** The Italian words of the Netherlands: senders. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_IT: Words = {
  'nl.sender.cjib': {
    says: 'Il CJIB riscuote multe per lo Stato. Può aumentare una multa in ritardo, e può concordare un piano.',
    nextStep: 'Faccia ricorso, paghi o chieda un piano prima della data.',
  },
  'nl.sender.belastingdienst': {
    says: 'È il fisco. Può pignorare dopo un ordine formale, e può dare più tempo.',
    nextStep: 'Si opponga o chieda tempo prima della data.',
  },
  'nl.sender.uwv': {
    says: 'UWV paga sussidi a chi è senza lavoro o malato. Ci si può opporre alle sue decisioni.',
    nextStep: 'Se non è d’accordo, si opponga entro sei settimane.',
  },
  'nl.sender.cak': {
    says: 'Il CAK riscuote il premio sanitario quando ha lunghi arretrati.',
    nextStep: 'Concordi un piano con l’assicuratore.',
  },
  'nl.sender.intrum': {
    says: 'Intrum è una società di recupero. Non è un tribunale e da sola non può pignorare nulla.',
    nextStep: 'Controlli il debito e le spese, poi scriva.',
  },
}
