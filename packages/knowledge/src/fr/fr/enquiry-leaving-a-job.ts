/** Questions about the other ends of a job: agreement, resignation, trial period, fixed term, and what is paid: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_WORDS: Words = {
  'fr.ask-work.dismissal-pay': {
    dependsOn: 'l’ancienneté et le salaire',
    says: 'Dès huit mois : un quart de mois de salaire par an jusqu’à dix ans, puis un tiers. Rien pour faute grave.',
  },
  'fr.ask-work.resign': {
    dependsOn: 'la raison',
    says: 'Après une démission, en général pas de chômage, mais certaines raisons sont légitimes. Demandez à France Travail avant de signer.',
  },
  'fr.ask-work.trial': {
    dependsOn: 'la durée de présence',
    says: 'Chacun peut rompre sans motif, mais pas par discrimination. L’employeur doit prévenir : 24 heures la première semaine, 48 heures le premier mois, deux semaines après un mois, un mois après trois. S’il vous renvoie tout de suite, il doit la paie de ces jours. Si vous partez : 48 heures, ou 24 la première semaine. Le chômage est possible si ce n’est pas vous qui rompez.',
  },
  'fr.ask-work.fixed-term': {
    dependsOn: 'la façon dont il finit',
    says: 'Il finit avant terme seulement par accord, faute grave, inaptitude, force majeure ou CDI. À la fin, vous avez en général 10 % du salaire.',
  },
  'fr.ask-work.final-account': {
    says: 'Signer confirme seulement la réception. Vous avez six mois pour le dénoncer par recommandé, et trois ans pour les salaires si vous n’avez pas signé.',
  },
  'fr.ask-work.temp-agency': {
    says: 'L’agence doit vous proposer une mission semblable sous trois jours ouvrables. Sinon, elle vous doit la paie jusqu’au terme prévu, sauf faute grave ou force majeure. Réclamez par écrit, puis saisissez les prud’hommes.',
  },
}
