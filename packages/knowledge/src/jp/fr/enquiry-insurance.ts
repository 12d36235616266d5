/** Questions about an insurer that refuses: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_FR: Words = {
  'jp.ask.insurer-refuses': {
    says: 'Demandez par écrit quelle clause ils invoquent et envoyez des preuves. Le paiement est dû dans un délai juste. Ensuite, un organisme gratuit aide : そんぽADRセンター pour les dommages, 生命保険相談所 pour vie et santé. Les droits finissent souvent après trois ans. N’acceptez pas vite une petite somme.',
  },
}
