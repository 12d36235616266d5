/** The French words of the rows in ../benefit-appeals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_APPEALS_FR: Words = {
  'fr.benefit.right-rsa': {
    says: 'Pour le RSA, écrivez au président du département dans les deux mois. Ensuite seulement, le tribunal administratif.',
  },
  'fr.benefit.right-housing': {
    says: 'Pour l’aide au logement et la prime d’activité, écrivez d’abord à la commission de recours de la CAF, dans les deux mois. Puis le tribunal administratif.',
  },
  'fr.benefit.meeting-want': {
    says: 'Vous êtes convoqué à un rendez-vous d’accompagnement vers l’emploi parce que vous touchez le RSA. Vous devez y aller. Il n’y a rien à payer.',
  },
  'fr.benefit.meeting-rights': {
    says: 'Avec une bonne raison, vous pouvez demander un autre jour, et vous expliquer avant toute réduction.',
  },
  'fr.benefit.meeting-go': {
    says: 'Allez-y ce jour-là avec cette lettre et une pièce d’identité. Impossible ? Appelez avant, puis écrivez la raison, et gardez la preuve.',
  },
  'fr.benefit.meeting-heard': {
    says: 'Votre RSA ne peut pas être réduit avant qu’on vous écrive pourquoi et que vous puissiez répondre. Contre une réduction, écrivez au président du département dans les deux mois.',
  },
}
