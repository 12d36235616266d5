/** Questions about the terms of a job: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TERMS_OF_WORK_FR: Words = {
  'jp.ask.trial-period': {
    says: 'L’essai est un vrai emploi. La firme doit avoir une bonne raison qu’elle ne pouvait connaître à l’embauche. Après 14 jours de travail, il faut aussi 30 jours de préavis ou de paie. Demandez les raisons par écrit et ne signez rien.',
  },
  'jp.ask.quit-penalty': {
    says: 'Le plus souvent non. La firme ne peut fixer d’avance une pénalité pour un départ, ni la prendre sur le salaire. Elle ne peut réclamer qu’un tort prouvé, ce qui est rare. Sans date de fin au contrat, deux semaines de préavis par écrit suffisent. Avec une date de fin, il faut une raison forte la première année. Montrez les menaces à l’inspection du travail.',
  },
  'jp.ask.other-than-advert': {
    says: 'Oui. Si les conditions diffèrent de celles données par écrit, vous pouvez partir tout de suite. La paie promise est due. Demandez le papier (労働条件通知書) et gardez l’annonce. Prévenez Hello Work ou l’inspection du travail.',
  },
  'jp.ask.social-insurance': {
    says: 'Si vous travaillez environ trois quarts du temps plein, une firme couverte doit vous assurer. Dans les plus grandes, 20 heures par semaine peuvent suffire. Demandez au bureau des pensions (年金事務所) de le confirmer, jusqu’à deux ans en arrière.',
  },
  'jp.ask.leave-days-fixed': {
    says: 'Le plus souvent non. Vous choisissez les jours ; la firme ne peut les déplacer que si le travail en souffre beaucoup. Elle peut fixer cinq jours par an après vous avoir entendu, plus seulement par accord (計画年休). Ses jours de fermeture ne sont pas vos congés.',
  },
  'jp.ask.term-ended-early': {
    says: 'Non. Un contrat à durée fixe ne finit pas plus tôt sans raison grave. Une agence ne peut vous laisser parce que le client part. Elle doit trouver un autre travail ou payer au moins 60 % jusqu’à la fin. Ne signez rien et demandez au bureau du travail.',
  },
  'jp.ask.ill-from-work': {
    says: 'Oui, cela peut compter comme accident du travail si une forte charge vous a rendu malade, comme le harcèlement ou de très longues heures. Vous demandez vous-même à l’inspection du travail, sans l’accord de la firme. Gardez notes, enregistrements, heures et dossier médical. Pour la paie perdue : deux ans.',
  },
}
