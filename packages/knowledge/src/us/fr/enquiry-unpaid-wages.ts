/** Questions about wages that were not paid, paid late or by a bad check: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_WAGES_FR: Words = {
  'us.ask-work.last-paycheck': {
    says: 'Ils doivent vous payer tout le travail fait, au plus tard le prochain jour de paie. Certains États disent tout de suite. Sinon, plaignez-vous au bureau du travail de votre État ou à la Wage and Hour Division.',
  },
  'us.ask-work.unpaid-wages': {
    says: 'Notez vos heures et demandez la paie par écrit. Vous pouvez vous plaindre gratuitement à la Wage and Hour Division ou aller en justice. Le délai est de deux ans, ou de trois si c’était exprès.',
  },
  'us.ask-life.wages': {
    says: 'Demandez par écrit la somme et le jour, avec vos heures. Puis déposez une réclamation de salaire gratuite (wage claim) au bureau du travail de votre État. Vous pouvez aussi aller en justice, le plus souvent pour le double. On ne peut pas vous punir d’avoir demandé.',
  },
  'us.trouble.bad-paycheck': {
    says: 'Un chèque de paie sans provision est un salaire non payé. Demandez par écrit la paie et les frais de banque, et déposez une réclamation de salaire gratuite (wage claim), avec les autres si possible. Beaucoup d’États ajoutent des pénalités.',
  },
}
