/** Questions about RSA that is claimed back: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RSA_OVERPAID_FR: Words = {
  'fr.ask-debt.rsa-overpaid': {
    says: 'Écrivez au président du conseil départemental dans les deux mois, avec vos motifs et preuves. Pendant ce recours, le RSA ne peut pas être récupéré : demandez dans la lettre l’arrêt des retenues. Après un refus, ou deux mois de silence, allez au tribunal administratif dans les deux mois. Si la somme est juste, demandez une remise de dette.',
  },
}
