/** The French words of the rows in ../enquiry-firm-gone.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRM_GONE_FR: Words = {
  'it.ask.firm-gone': {
    says: 'Si l’entreprise ne peut pas payer, le fonds de garantie de l’INPS (Fondo di garanzia) paie le TFR et jusqu’à trois des derniers salaires, avec un plafond. Avant, votre créance doit être admise dans la faillite, ou une saisie doit échouer. Voyez vite un syndicat ou un patronato et demandez la NASpI en 68 jours.',
  },
}
