/** Questions about claims before a court: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_CLAIM_ES: Words = {
  'au.ask.sued': {
    says: 'Presente una defensa (defence) a tiempo: 28 días en Nueva Gales del Sur y Queensland, 21 en Victoria, 14 en Australia Occidental. Por un préstamo, vaya también a la AFCA. Llame al 1800 007 007.',
  },
  'au.ask.ignore': {
    says: 'No deje a un lado papeles del tribunal. Si no responde, el tribunal puede decidir sin usted.',
  },
  'au.ask.ignore-claim': {
    says: 'No lo ignore. Sin defensa a tiempo, el tribunal puede ordenarle pagar sin oírle. Son 28 días en Nueva Gales del Sur, Queensland y Australia Meridional, 21 en Victoria, 14 en Australia Occidental.',
  },
  'au.ask.small-claims': {
    says: 'Escriba primero una reclamación con fecha y guarde mensajes y extractos. Luego presente una demanda pequeña (small claim): hasta $20,000 en New South Wales, $25,000 en Queensland, $12,000 en South Australia y $10,000 en Western Australia. No necesita abogado.',
  },
}
