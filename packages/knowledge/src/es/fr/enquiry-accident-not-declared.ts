/** Questions about an accident at work that the employer does not report: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCIDENT_NOT_DECLARED_FR: Words = {
  'es.ask.accident-not-reported': {
    says: 'Vous ne perdez aucun droit si l’entreprise ne déclare rien. Allez à la mutua et dites que c’était au travail ou sur le trajet ; jamais à la maison. L’entreprise doit déclarer en cinq jours ouvrables. Mis en maladie simple ? Demandez à l’INSS de trancher (determinación de contingencia). L’accident du travail paie 75 % dès le lendemain. Signalez à l’Inspección de Trabajo ; voyez un syndicat. Gardez messages, photos, témoins.',
  },
}
