/** Questions about an office that does not answer: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_WAITING_FR: Words = {
  'de.ask-benefit.no-answer': {
    says: 'Demandez par écrit une décision et une avance (Vorschuss), avec une date limite. Si vous n’avez rien pour vivre, allez tout de suite au tribunal social : l’ordre urgent (einstweilige Anordnung) est gratuit et rapide. Après six mois sans réponse, vous pouvez agir sans frais (Untätigkeitsklage). Gardez la preuve de la demande.',
  },
  'de.ask-benefit.earn-beside': {
    says: 'Les 100 premiers euros de salaire par mois vous restent. De 100 à 520 € vous gardez 20 %, jusqu’à 1 000 € 30 %, jusqu’à 1 200 € (1 500 € avec un enfant) 10 %. Sur 520 €, il vous reste 184 €. Avant 25 ans, à l’école, en formation ou en volontariat, c’est libre jusqu’au plafond du minijob. Prévenez vite le Jobcenter. Depuis juillet 2026 : Grundsicherungsgeld.',
  },
  'de.ask-benefit.broken-thing': {
    says: 'Pour un appareil cassé, il n’accorde en général qu’un prêt, remboursé par petites parts. Le premier équipement d’un logement, d’une grossesse ou d’une naissance est donné. Demandez par écrit avant d’acheter. Un besoin spécial durable, par exemple de santé, peut être payé en plus chaque mois.',
    dependsOn: 'si l’objet est cassé ou si vous n’en avez jamais eu',
  },
}
