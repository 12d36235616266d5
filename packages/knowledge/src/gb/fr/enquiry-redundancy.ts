/** Questions about redundancy: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REDUNDANCY_FR: Words = {
  'gb.ask-work.redundancy': {
    says: 'Avec deux années entières de travail, vous avez l’indemnité légale de licenciement économique (statutory redundancy pay), selon l’âge, les années et la paie par semaine. Vous avez aussi un préavis et une procédure juste. Demandez dans les six mois.',
    dependsOn: 'combien de temps vous y avez travaillé',
  },
  'gb.ask-work.unfair-redundancy': {
    says: 'Demandez par écrit pourquoi vous avez été choisi, quelles notes vous avez eues, et quels autres postes existent. Si votre poste existe encore, c’est peut-être un licenciement injuste (unfair dismissal). Surveillez le délai.',
    dependsOn: 'si le poste a vraiment disparu et si la procédure était juste',
  },
  'gb.ask-work.ni-redundancy': {
    says: 'En Irlande du Nord, vous avez l’indemnité légale (statutory redundancy pay) après deux ans de travail. Vous avez aussi un préavis. La Labour Relations Agency peut expliquer la somme.',
    dependsOn: 'combien de temps vous y avez travaillé',
  },
  'gb.ask-work.redundant-under-two-years': {
    says: 'Non, l’indemnité légale (statutory redundancy pay) exige deux années entières dans l’emploi. Votre contrat peut donner plus. Vous avez quand même le préavis, la paie et les congés non pris.',
  },
  'gb.ask-work.redundancy-no-money': {
    says: 'Avec deux années entières dans l’emploi, vous avez une indemnité (redundancy pay). C’est une semaine de paie par an, ou une et demie dès 41 ans, jusqu’à une limite. Le préavis s’ajoute. Si l’employeur ne peut pas payer, le service public « Redundancy Payments Service » le peut.',
  },
  'gb.ask-work.redundancy-sum': {
    says: 'Au plus les 20 dernières années comptent. Chaque année entière donne une semaine de salaire, une et demie dès 41 ans, une demie avant 22 ans. Une semaine compte jusqu’à £751 depuis le 6 avril 2026. Le préavis s’ajoute, jusqu’à 12 semaines.',
  },
  'gb.ask-work.redundancy-years-given': {
    says: 'Avec deux ans complets vous avez droit à plus. L’indemnité est d’une semaine de paie par an, une demie avant 22 ans, une et demie dès 41 ans, jusqu’à £751 la semaine. S’y ajoutent le préavis, une semaine par an jusqu’à 12, et les congés. On doit d’abord vous parler et choisir équitablement. Ne signez rien. Demandez par écrit ; Acas : 0300 123 1100.',
  },
}
