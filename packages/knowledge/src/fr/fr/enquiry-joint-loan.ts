/** Questions about a loan that two people signed: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOINT_LOAN_FR: Words = {
  'fr.ask-debt.joint-loan': {
    says: "Si vous avez signé tous les deux comme co-emprunteurs, la banque peut en général réclamer tout à l'un ou à l'autre. Séparation, divorce ou accord entre vous ne l'obligent pas. Ce que vous payez au-delà de votre part, vous pouvez le réclamer à l'autre : gardez les preuves. Vous ne pouvez pas payer ? Le juge des contentieux de la protection peut suspendre jusqu'à deux ans. Pour un crédit à la consommation, la banque doit agir dans les deux ans du premier impayé.",
  },
}
