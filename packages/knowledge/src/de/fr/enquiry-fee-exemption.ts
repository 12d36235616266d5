/** Questions about the broadcasting fee of people on benefits: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FEE_EXEMPTION_FR: Words = {
  'de.ask-debt.tv-fee-on-benefits': {
    says: 'Demandez aujourd’hui l’exemption sur rundfunkbeitrag.de, avec toutes vos décisions d’aide. Elle ne vient jamais seule, mais peut remonter à trois ans : la dette de ces mois disparaît. Envoyez une copie à qui recouvre, demandez un délai et de petites parts pour le reste. L’huissier a fixé un jour ? Écrivez-lui avant et venez : sinon un mandat d’arrêt est possible. Un P-Konto protège le compte.',
  },
}
