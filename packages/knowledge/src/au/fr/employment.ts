/** Letters that end a job: unfair dismissal, times and help: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_FR: Words = {
  'au.work.myth-contract': {
    says: 'Vous avez des droits au travail même sans contrat écrit. Le salaire minimum, les congés et le préavis comptent quand même.',
  },
  'au.work.want': {
    says: 'Cherchez la raison et votre dernier jour de travail. Cela décide de ce que vous pouvez faire.',
  },
  'au.work.reality': {
    says: 'Vous pouvez peut-être vous défendre. Le temps est court : 21 jours à partir du jour où votre travail a fini.',
  },
  'au.work.who': {
    says: 'La Fair Work Commission décide des licenciements. Le Fair Work Ombudsman aide pour la paie.',
  },
  'au.work.rights': {
    says: 'Vous gardez le droit au préavis (notice) ou à une paie à la place, aux salaires impayés et aux congés non pris.',
  },
  'au.work.right-unfair': {
    says: 'Vous pouvez contester un licenciement injuste (unfair dismissal) après six mois de travail, ou 12 mois dans une entreprise de moins de 15 personnes.',
  },
  'au.work.right-general': {
    says: 'On ne peut pas vous licencier parce que vous êtes malade peu de temps, enceinte, pour une plainte, ou pour votre origine (race), sexe, âge ou religion.',
  },
  'au.work.right-notice': {
    says: 'Le préavis (notice) minimum est d’une semaine la première année, deux semaines jusqu’à trois ans, trois semaines jusqu’à cinq ans, puis quatre. Ajoutez une semaine si vous avez plus de 45 ans et deux ans de travail.',
  },
  'au.work.unfair': {
    says: 'Vous avez 21 jours à partir du jour où votre travail a fini. Par prudence, nous comptons à partir de la lettre.',
    action: 'Faire une demande à la Fair Work Commission',
    consequence: 'Une demande en retard est permise seulement dans de rares cas.',
  },
  'au.work.step-count': {
    says: 'Notez le jour où votre travail a fini et comptez 21 jours. Les week-ends comptent.',
  },
  'au.work.step-keep': {
    says: 'Gardez la lettre, votre contrat, les fiches de paie, les horaires et les messages.',
  },
  'au.work.step-call': {
    says: 'Appelez votre syndicat, un centre juridique local (community legal centre) ou la Fair Work Commission au 1300 799 675.',
  },
  'au.work.opt-unfair': {
    says: 'Faites la demande en ligne. La plupart des cas vont d’abord à un entretien par téléphone pour trouver un accord.',
    title: 'Contester un licenciement injuste (unfair dismissal)',
    cost: 'De petits frais. Vous pouvez demander de ne pas les payer.',
    time: 'Dans les 21 jours.',
    risk: 'Faible. Les frais sont rares.',
    bestFor: 'Il n’y avait pas de raison juste ou pas de procédure juste.',
  },
  'au.work.opt-general': {
    says: 'Si on vous a licencié pour une mauvaise raison, comme une plainte ou une maladie, utilisez plutôt celle-ci.',
    title: 'Demande de protection au travail (general protections claim)',
    cost: 'De petits frais. Vous pouvez demander de ne pas les payer.',
    time: 'Dans les 21 jours.',
    risk: 'Prenez conseil, car vous ne pouvez utiliser qu’une des deux.',
    bestFor: 'Vous pensez que la vraie raison est contraire à la loi.',
  },
  'au.work.opt-deal': {
    says: 'Demandez plus d’argent, une bonne référence, ou d’appeler cela une démission.',
    title: 'Demander un accord',
    cost: 'Gratuit.',
    time: 'Des jours.',
    risk: 'Ne laissez pas passer les 21 jours.',
    bestFor: 'Vous voulez tourner la page.',
  },
  'au.work.opt-ombudsman': {
    says: 'Demandez l’aide du Fair Work Ombudsman, ou utilisez le tribunal des petits litiges (small claims court).',
    title: 'Obtenir les salaires impayés',
    cost: 'Gratuit ou de petits frais.',
    time: 'Jusqu’à six ans en arrière.',
    risk: 'Faible.',
    bestFor: 'On ne vous a pas payé tout ce que vous avez gagné.',
  },
  'au.work.insight-process': {
    says: 'La Commission regarde la raison et la procédure. S’il n’y avait ni avertissement ni chance de répondre, cela compte pour vous.',
    actionable: 'Notez chaque réunion et ce qui a été dit.',
  },
  'au.work.warn-21': {
    says: 'N’attendez pas une réponse de votre patron. Les 21 jours courent quand même.',
  },
  'au.work.right-small-business': {
    says: 'Si l’entreprise a moins de 15 travailleurs, il vous faut un an de service, et elle doit suivre le code des petites entreprises (small business code).',
  },
  'au.work.right-discrimination-law': {
    says: 'Vous pouvez vous plaindre gratuitement à l’Australian Human Rights Commission d’un traitement injuste pour sexe, origine (race), âge ou handicap.',
  },
  'au.work.right-harsh': {
    says: 'La Commission demande s’il y avait une bonne raison, si on vous l’a dite et si vous avez pu répondre. Elle demande aussi si vous avez pu amener une personne de soutien (support person).',
  },
  'au.work.right-forced': {
    says: 'Si ce que l’employeur a fait ne vous a laissé aucun vrai choix, une démission (resignation) peut compter comme un licenciement.',
  },
}
