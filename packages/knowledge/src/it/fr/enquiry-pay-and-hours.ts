/** Questions about wages, working hours, leave and the place of work: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_AND_HOURS_WORDS: Words = {
  'it.ask.holiday-left': {
    says: 'À la fin du contrat, l’employeur doit payer les congés non pris, même après une démission. Demandez-le par recommandé ou PEC. Avec la fiche de paie, un juge peut vite ordonner le paiement.',
  },
  'it.ask.parental-leave': {
    says: 'C’est votre droit, et l’employeur ne peut pas refuser. Demandez-le à l’INPS en ligne et prévenez l’entreprise au moins cinq jours avant, ou comme le dit la convention. S’ils le bloquent, allez à un patronato ou à l’inspection du travail.',
  },
  'it.ask.mobbing': {
    says: 'Notez chaque fait, date et témoins, et voyez un médecin. Écrivez à l’employeur : il doit protéger votre santé. Allez au syndicat ou à la consigliera di parità. Vous pouvez demander de l’argent, ou partir pour juste cause avec NASpI.',
  },
  'it.ask.holiday-days': {
    says: 'Demandez vos congés par écrit. Vous avez au moins quatre semaines par an : deux dans l’année, le reste dans les 18 mois après elle.',
  },
  'it.ask.minimum-wage': {
    says: 'Non, l’Italie n’a pas de salaire minimum légal. Ce qui compte, c’est la convention nationale (CCNL) de votre métier, et la Constitution : la paie doit suffire à une vie digne. Un juge peut relever une paie trop basse, même si un contrat la permet. Cherchez le CCNL et le niveau sur votre fiche de paie, et comparez. Si c’est moins, demandez à un syndicat ou à l’inspection (ITL), gratuits au début. Vous avez cinq ans.',
  },
}
