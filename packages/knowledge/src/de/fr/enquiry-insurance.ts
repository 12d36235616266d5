/** Questions about insurers, the health fund and bad treatment: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_WORDS: Words = {
  'de.ask-buy.insurance-no': {
    says: 'Demandez par écrit la clause et les raisons et envoyez des preuves. L’ombudsman des assurances décide ensuite gratuitement.',
  },
  'de.ask-buy.health-insurer': {
    says: 'Opposez-vous (Widerspruch) dans le mois. Demandez le rapport médical. Le tribunal social est gratuit.',
  },
  'de.ask-buy.medical-fault': {
    says: 'Demandez une copie de votre dossier : c’est votre droit. Laissez d’abord corriger. Votre caisse aide gratuitement avec une expertise, et la Schlichtungsstelle de l’ordre examine gratuitement. Vous pouvez demander de l’argent pour douleur et frais, le plus souvent trois ans. Voyez un avocat avant de payer ou signer.',
  },
  'de.ask-debt.health-fund-dues': {
    says: 'Vous restez assuré, et votre famille avec vous. Dès deux mois de dette et un rappel, la caisse ne paie plus pour vous que les maladies soudaines, les douleurs, la grossesse et le dépistage. Elle repaie tout quand la dette est payée, ou tant que vous tenez un échéancier convenu : demandez-le par écrit. De même si vous êtes dans le besoin : voyez le Jobcenter ou le Sozialamt. Elle demande la cotisation maximale ? Prouvez vos vrais revenus maintenant, dans les douze mois de cette décision. Elle doit alors recalculer. Le conseil en dettes est gratuit.',
  },
}
