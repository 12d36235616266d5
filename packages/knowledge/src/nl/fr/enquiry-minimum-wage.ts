/** Questions about pay below the minimum wage: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MINIMUM_WAGE_FR: Words = {
  'nl.ask.minimum-wage': {
    says: 'Dès 21 ans, au moins 14,71 € de l’heure depuis janvier 2026, plus depuis juillet, quoi qu’on ait convenu, même au noir et sans papiers. Avant 21 ans, une part fixe. Notez vos heures et gardez les messages. Réclamez par écrit la différence, jusqu’à cinq ans, avec 8 % de vacances et jusqu’à 50 % de retard. Signalez-le à l’Arbeidsinspectie. Le Juridisch Loket et FNV aident.',
  },
}
