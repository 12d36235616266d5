/** The French words of the rows in ../enquiry-firm-gone.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRM_GONE_FR: Words = {
  'it.ask.firm-gone': {
    says: 'L’argent n’est en général pas perdu. Si l’entreprise ne peut payer, le fonds de garantie de l’INPS (Fondo di garanzia) paie le TFR et jusqu’à trois des derniers salaires, avec un plafond. D’abord la créance doit être admise dans la procédure ; sans procédure, il faut un titre du tribunal et une saisie sans résultat. Pour les salaires, vous avez ensuite un an : commencez maintenant. Syndicat ou patronato aident. NASpI sous 68 jours.',
  },
}
