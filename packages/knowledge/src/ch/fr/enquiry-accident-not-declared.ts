/** Questions about an accident at work that the employer does not report: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCIDENT_NOT_DECLARED_FR: Words = {
  'ch.ask.accident-not-reported': {
    says: 'Vous pouvez annoncer vous-même l’accident à la Suva ou à l’assureur-accidents de l’entreprise, même maintenant. Dites par écrit au patron et au médecin que c’était un accident, avec jour, lieu et témoins. Les soins sont payés sans participation. Dès le troisième jour : 80 % du salaire. Dès huit heures par semaine, les accidents privés comptent aussi. Pas d’assureur ? La Caisse supplétive LAA paie. Après l’essai, un congé peut être nul un certain temps.',
  },
}
