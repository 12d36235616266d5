/** Questions about wages, working hours and holidays: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_AND_HOURS_WORDS: Words = {
  'fr.ask-work.minimum-wage': {
    says: 'Depuis le 1er juin 2026, le Smic est de 12,31 € brut par heure, 1 867,02 € par mois pour 35 heures.',
  },
  'fr.ask-work.holiday-left': {
    says: 'L’employeur vous doit une indemnité pour les congés qui restent, même après une démission. Elle vient avec la dernière paie. Réclamez-la par recommandé. Vous avez trois ans.',
  },
  'fr.ask-work.leave-refused': {
    dependsOn: 'la date où on vous l’a dit',
    says: 'L’employeur fixe les dates, après avis du personnel et selon les familles. Vous devez les connaître un mois avant. Ensuite, il ne les change que pour une raison grave. Chaque année, vous devez pouvoir prendre au moins douze jours de suite.',
  },
  'fr.ask-work.undeclared': {
    says: 'Le travail dissimulé est la faute de votre employeur, pas la vôtre. À la fin du contrat, vous pouvez demander six mois de salaire et tous les salaires dus. Gardez messages, photos et témoins. Prévenez l’inspection du travail et saisissez les prud’hommes.',
  },
}
