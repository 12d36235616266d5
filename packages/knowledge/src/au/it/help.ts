/** The Italian words of the rows in ../help.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_IT: Words = {
  'au.help.ndh': {
    does: 'Consulenti finanziari gratuiti per telefono e chat. Stanno dalla Sua parte.',
  },
  'au.help.mob-strong': {
    does: 'Aiuto gratis su legge e soldi per gli aborigeni e gli abitanti delle isole dello Stretto di Torres (Aboriginal and Torres Strait Islander people).',
  },
  'au.help.clc': { does: 'Trova un centro legale gratuito vicino a Lei.' },
  'au.help.tunsw': { does: 'Consigli gratis per chi affitta nel New South Wales.' },
  'au.help.tvic': { does: 'Consigli gratis per chi affitta in Victoria.' },
  'au.help.tqld': { does: 'Consigli gratis per chi affitta in Queensland.' },
  'au.help.circle': { does: 'Consigli gratis per chi affitta e chi lavora in Western Australia.' },
  'au.help.afca': {
    does: 'Esamina gratis i reclami su banche, chi presta, società di recupero e assicurazioni.',
  },
  'au.help.tio': { does: 'Esamina gratis i reclami su telefono e internet.' },
  'au.help.ewon': { does: 'Esamina gratis i reclami su energia e acqua.' },
  'au.help.ewov': { does: 'Esamina gratis i reclami su energia e acqua.' },
  'au.help.ewoq': { does: 'Esamina gratis i reclami su energia e acqua.' },
  'au.help.lansw': { does: 'Informazioni legali gratis e la via verso Legal Aid NSW.' },
  'au.help.vla': { does: 'Aiuto legale gratis in Victoria.' },
  'au.help.laq': { does: 'Aiuto legale gratis in Queensland.' },
  'au.help.lawa': { does: 'Aiuto legale gratis in Western Australia.' },
  'au.help.lsc-sa': { does: 'Aiuto legale gratis in South Australia.' },
  'au.help.idcare': { does: 'Aiuto gratis quando la Sua identità è stata rubata o usata male.' },
  'au.help.lifeline': { does: 'Chiami in ogni momento se tutto è troppo.' },
}
