/** The French words of the rows in ../insured-disclosure.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURED_DISCLOSURE_FR: Words = {
  'de.insured.right-five-years': {
    says: 'Pour une réponse fausse, l’assureur a un mois dès qu’il le sait. Après cinq ans, c’est trop tard, ou dix si c’était voulu.',
  },
  'de.insured.right-deceit': {
    says: 'L’assureur doit prouver que vous vouliez le tromper. Une réponse fausse seule ne suffit pas. Il a un an dès qu’il l’a su.',
  },
  'de.insured.right-own-job': {
    says: 'Ce qui compte est votre dernier métier, tel que vous l’exerciez. En général, la moitié de capacité perdue suffit. Décrivez votre journée heure par heure.',
  },
}
