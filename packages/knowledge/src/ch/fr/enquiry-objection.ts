/** Questions about an objection (Rechtsvorschlag) to a payment order: too late, and what comes after it. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OBJECTION_WORDS: Words = {
  'ch.ask.order-missed': {
    says: 'Vous ne pouviez pas agir à temps, par exemple à l’hôpital ? Demandez à l’autorité de surveillance la restitution du délai dès que possible. Si vous ne devez rien, un juge peut annuler la poursuite avec des preuves. Ou convenez d’acomptes. Le minimum vital vous reste.',
  },
  'ch.ask.after-objection': {
    says: 'La poursuite est suspendue. Le créancier doit aller au juge : mainlevée avec un jugement ou votre signature, sinon un procès ordinaire. Répondez à temps au tribunal. Un an après le commandement, elle s’éteint. S’il ne fait rien pendant trois mois, demandez de ne plus montrer l’inscription.',
  },
}
