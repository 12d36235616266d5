/** The end of a job: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_WORDS: Words = {
  'be.job.want': {
    says: 'Votre employeur met fin au contrat, avec préavis ou avec une indemnité.',
  },
  'be.job.who': { says: 'L’employeur décide, mais le tribunal du travail peut contrôler.' },
  'be.job.reality': {
    says: 'L’employeur n’a pas besoin d’un juge avant. Mais un licenciement manifestement déraisonnable coûte 3 à 17 semaines de salaire.',
  },
  'be.job.not-yet': {
    says: 'Le préavis ne commence pas tout de suite. Il commence le lundi qui suit la semaine de réception.',
  },
  'be.job.rights': {
    says: 'Vous avez droit à un préavis ou une indemnité, aux motifs et au tribunal du travail.',
  },
  'be.job.deadline-year': {
    says: 'Vous avez un an après la fin du contrat pour saisir le tribunal. Par prudence, comptez depuis la lettre.',
    action: 'Saisir le tribunal du travail',
    consequence: 'Après, votre demande est tardive.',
  },
  'be.job.deadline-reasons': {
    says: 'Vous avez deux mois après une fin immédiate pour demander les motifs par recommandé. Avec préavis : six mois après la notification.',
    action: 'Demander les motifs par recommandé',
    consequence: 'Sans demande à temps, vous devez prouver plus vous-même.',
  },
  'be.job.step-reasons': {
    says: 'Demandez les motifs par recommandé. L’employeur répond dans les deux mois, ou paie deux semaines de salaire.',
  },
  'be.job.step-check': {
    says: 'Vérifiez la durée du préavis avec votre date d’entrée. Utilisez un calculateur officiel ou syndical.',
  },
  'be.job.step-union': {
    says: 'Parlez vite à votre syndicat ou un avocat. Ne signez rien qui renonce à vos droits.',
  },
  'be.job.step-urgent': {
    says: 'Pour motif grave, l’employeur a trois jours ouvrables pour agir et trois pour notifier. Vérifiez les deux.',
  },
  'be.job.step-register': {
    says: 'Inscrivez-vous comme demandeur d’emploi (Actiris, Forem) et demandez le C4.',
  },
  'be.job.right-notice': {
    says: 'Vous avez droit à un préavis selon l’ancienneté, ou à l’indemnité.',
  },
  'be.job.right-form': {
    says: 'Le préavis se donne par recommandé ou huissier, avec début et durée. Sinon, il peut être nul.',
  },
  'be.job.right-reasons': {
    says: 'Après six mois de travail, vous avez le droit de connaître les motifs concrets.',
  },
  'be.job.right-unfair': {
    says: 'Si le licenciement est manifestement déraisonnable, vous avez 3 à 17 semaines de salaire.',
  },
  'be.job.option-court': {
    title: 'Saisir le tribunal du travail',
    says: 'Votre syndicat ou un avocat dépose la demande.',
    cost: 'Peu avec un syndicat ou l’aide juridique.',
    time: 'Dans l’année.',
    risk: 'Des frais si vous perdez.',
    bestFor: 'Préavis trop court ou motif injuste.',
  },
  'be.job.option-deal': {
    title: 'Chercher un accord',
    says: 'Demandez le bon préavis ou l’indemnité par écrit.',
    cost: 'Rien.',
    time: 'Quelques semaines.',
    risk: 'Un accord signé met fin à la demande.',
    bestFor: 'Le calcul est faux.',
  },
  'be.job.option-union': {
    title: 'Demander à votre syndicat',
    says: 'Le syndicat vérifie la lettre et les sommes.',
    cost: 'Votre cotisation.',
    time: 'Cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Toute personne licenciée.',
  },
}
