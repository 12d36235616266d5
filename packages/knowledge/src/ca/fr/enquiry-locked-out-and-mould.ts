/** The French words of the rows in ../enquiry-locked-out-and-mould.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOCKED_OUT_AND_MOULD_FR: Words = {
  'ca.fact.locked-out': {
    says: 'Votre locateur ne peut pas vous mettre dehors en changeant la serrure, même en cas de retard. Seul un huissier ou shérif avec une ordonnance le peut. Montrez à la police bail ou facture. En Ontario, appelez l’Unité d’application, 1-888-772-9277 ; ailleurs, le bureau du logement pour une ordonnance urgente. Gardez les factures : elles se réclament.',
  },
  'ca.fact.repairs-qc': {
    says: 'Ne cessez pas de payer de vous-même : vous pourriez perdre le bail. Envoyez une mise en demeure recommandée avec photos et délai, souvent 10 jours. Puis demandez au Tribunal administratif du logement les travaux, une baisse de loyer et des dommages. Il peut permettre de déposer le loyer chez lui. Appelez l’inspecteur de la ville.',
  },
}
