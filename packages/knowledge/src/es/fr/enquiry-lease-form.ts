/** The French words of the rows in ../enquiry-lease-form.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_FORM_FR: Words = {
  'es.ask.spoken-lease': {
    says: 'Un bail verbal compte aussi. Vous pouvez l’exiger par écrit, avec les noms, le logement, le loyer et la durée. Si c’est votre foyer, vous pouvez rester cinq ans, sept avec une société. Payez par virement et gardez les messages.',
  },
  'es.ask.sublet': {
    says: 'Seulement une partie du logement, et seulement avec l’accord écrit du propriétaire. Le loyer ne peut pas dépasser le vôtre. Sans cet accord, il peut demander au juge la fin du bail.',
    dependsOn: 'si vous avez l’accord écrit',
  },
}
