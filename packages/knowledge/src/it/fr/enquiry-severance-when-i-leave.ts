/** Questions of people who fear to lose their severance pay (TFR) when they resign: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEVERANCE_WHEN_I_LEAVE_FR: Words = {
  'it.ask.tfr-resign': {
    says: 'Le TFR est à vous quelle que soit la fin, aussi si vous démissionnez, et même en période d’essai. On ne peut pas le garder pour vous punir. Seule la paie d’un préavis non fait peut être retirée. Ce que vous perdez en général, c’est le chômage (NASpI), sauf départ pour une bonne raison comme des salaires impayés. S’il est dans un fonds de pension, il y reste à vous. Vous avez cinq ans pour le réclamer.',
  },
}
