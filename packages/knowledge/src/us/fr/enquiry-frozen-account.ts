/** Questions of people whose bank account is frozen: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FROZEN_ACCOUNT_FR: Words = {
  'us.ask-debt.account-frozen': {
    says: 'Demandez aujourd’hui à la banque qui l’a ordonné et par quel tribunal. Un recouvreur privé doit d’abord avoir un jugement. Deux mois d’aides fédérales versées directement restent libres. D’autres sommes peuvent l’être : déposez vite une demande d’exemption (claim of exemption), le délai est court. Jamais reçu de papiers ? Demandez au tribunal d’annuler le jugement. Si c’est la banque seule, demandez pourquoi par écrit.',
  },
}
