/** The French words of the rows in ../advance-maintenance-back.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ADVANCE_MAINTENANCE_BACK_FR: Words = {
  'de.uvg.right-able': {
    says: 'Vous ne devez que ce que vous pouviez vraiment payer. Une part du revenu vous reste (Selbstbehalt). Montrez salaire, loyer et autres enfants.',
  },
  'de.uvg.right-past': {
    says: 'Pour le passé, on ne peut demander que depuis que l’avance vous a été annoncée ou vos revenus demandés. Demandez la preuve de ce jour.',
  },
  'de.uvg.step-income': {
    says: 'Envoyez à temps vos revenus des douze derniers mois. Si vous ne pouvez pas payer, écrivez-le et demandez un délai ou de petites mensualités.',
  },
}
