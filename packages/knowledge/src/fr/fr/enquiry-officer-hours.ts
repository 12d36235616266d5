/** Questions about the days and hours at which an enforcement officer may come: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OFFICER_HOURS_FR: Words = {
  'fr.ask-debt.officer-hours': {
    says: 'Le samedi oui : c’est un jour ouvrable. Le dimanche et les jours fériés, seulement avec l’accord d’un juge. Dans un logement, aucune saisie ne peut commencer avant 6 heures ni après 21 heures. Ces heures valent aussi pour la remise d’actes. Une personne d’une société de recouvrement n’est pas huissier et ne peut jamais entrer. C’était à un autre moment ? Notez le jour et l’heure, et dites-le au juge de l’exécution.',
    dependsOn: 'le jour et l’heure',
  },
}
