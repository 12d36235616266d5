/** Questions about an employer who does not send the pay statement that sick pay needs: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SICK_PAY_FORM_FR: Words = {
  'fr.ask-work.sick-pay-form': {
    says: 'Votre employeur doit envoyer l’attestation de salaire à la CPAM. Exigez-la par lettre recommandée avec une date limite. Prévenez la CPAM : elle peut le relancer ; demandez si vos fiches de paie suffisent. Sinon, le conseil de prud’hommes l’ordonne vite (référé), avec une somme par jour de retard. Après un an d’ancienneté, il doit en général aussi un complément de salaire.',
  },
}
