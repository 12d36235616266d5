/** Questions about the broadcasting fee of people on benefits: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FEE_EXEMPTION_FR: Words = {
  'de.ask-debt.tv-fee-on-benefits': {
    says: 'Demandez aujourd’hui l’exemption sur rundfunkbeitrag.de, avec toutes vos décisions d’aide. Elle ne vient jamais seule, mais peut remonter à trois ans. La dette de ces mois disparaît alors. Écrivez aussi au service qui recouvre : envoyez une copie, demandez un délai et de petites parts pour le reste. Si une saisie du compte menace, faites-en un P-Konto.',
  },
}
