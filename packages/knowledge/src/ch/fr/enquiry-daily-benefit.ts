/** Questions about a daily benefit insurance that stops paying: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAILY_BENEFIT_FR: Words = {
  'ch.ask.daily-benefit-stopped': {
    says: 'Écrivez votre désaccord et demandez le rapport médical et la clause. Que votre médecin réponde point par point. Si vous devez changer de métier, l’assureur doit en général avertir et laisser quelques mois. Puis le tribunal, dans la plupart des cantons celui des assurances : gratuit, simple, et le juge établit aussi les faits. Informez l’employeur et inscrivez-vous à l’ORP pour ce qui reste possible.',
  },
}
