/** The French words of the rows in ../enquiry-deposits-overdue.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSITS_OVERDUE_FR: Words = {
  'us.state.ca.ask-deposit-late': {
    says: 'Après 21 jours sans liste, il a le plus souvent perdu le droit d’en garder. Demandez tout par lettre avec une date. Puis saisissez la small claims court pour le dépôt, et jusqu’à deux fois plus en cas de mauvaise foi. L’usure normale ne peut pas être facturée.',
  },
  'us.state.tx.ask-deposit-late': {
    says: 'Il avait 30 jours depuis votre départ et votre nouvelle adresse écrite. Passé ce délai, la loi présume la mauvaise foi. Envoyez une lettre avec une date, puis saisissez la justice court. Vous pouvez demander 100 $ plus trois fois la somme gardée à tort, et les frais d’avocat.',
  },
  'us.state.ny.ask-deposit-late': {
    says: 'Après 14 jours sans liste de frais, le bailleur a perdu le droit d’en garder. Demandez tout par écrit avec une date. Puis allez en small claims court. S’il l’a gardé exprès, vous pouvez demander jusqu’au double du dépôt. Vous pouvez aussi vous plaindre à l’attorney general.',
  },
  'us.state.fl.ask-deposit-late': {
    says: 'Si aucune réclamation écrite n’est venue en 30 jours, le bailleur a perdu le droit de le garder et doit le rendre. Demandez-le par écrit avec une date, puis allez en small claims court. Le gagnant a aussi les frais d’avocat. Si une réclamation est venue, objectez en 15 jours.',
  },
  'us.ask-state.deposit-double': {
    says: 'Dans votre État, le bailleur a 30 jours. Dans l’Illinois, c’est jusqu’à 45, pour un immeuble de cinq logements ou plus. Donnez votre nouvelle adresse par écrit, au Michigan en quatre jours, et répondez-y à une liste en sept. Demandez tout avec une date. Puis allez en small claims court. Qui le garde à tort peut devoir jusqu’au double. L’usure normale ne compte pas.',
  },
  'us.ask-state.deposit-triple': {
    says: 'Dans votre État, le bailleur a souvent 30 jours, et 45 au Maryland. Ensuite, demandez tout par écrit avec une date ; au Colorado, donnez sept jours. Puis allez en small claims court. Qui le garde à tort peut devoir jusqu’au triple, et les frais. En Géorgie, ce n’est pas le cas d’une personne qui a dix logements ou moins.',
  },
}
