/** The French words of the rows in ../medical-bills.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MEDICAL_BILLS_FR: Words = {
  'us.medical.right-surprise': {
    says: 'Avec une assurance, on ne peut pas vous facturer des prix hors réseau (out-of-network) pour la plupart des urgences. C’est pareil pour des médecins que vous ne pouviez pas choisir.',
  },
  'us.medical.right-estimate': {
    says: 'Sans assurance, vous pouvez contester une facture qui dépasse le devis de 400 $ ou plus. Faites-le dans les 120 jours après la facture.',
  },
  'us.medical.right-charity': {
    says: 'Un hôpital sans but lucratif doit avoir des soins gratuits ou moins chers pour les bas revenus. Vous pouvez les demander pendant 240 jours après la première facture.',
  },
  'us.medical.step-itemized': {
    says: 'Demandez une facture détaillée (itemized bill) et comparez-la avec le relevé de votre assureur. Demandez à l’hôpital une aide financière.',
  },
}
