/** French: the words of the rows in ../schools.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOLS_FR: Words = {
  'gb.school.wants': {
    says: "L'école exclut votre enfant pour un temps ou pour toujours. La lettre doit dire pourquoi, combien de temps et comment contester.",
  },
  'gb.school.right-governors': {
    says: "Vous pouvez parler aux gouverneurs (governors) de l'école. Si c'est pour toujours, ou plus de 15 jours dans un trimestre, ils doivent examiner le cas en 15 jours d'école.",
  },
  'gb.school.right-panel': {
    says: "Si les gouverneurs gardent l'exclusion pour toujours, vous avez 15 jours d'école pour demander un examen indépendant (review panel).",
  },
  'gb.school.exclude-step': {
    says: 'Demandez la lettre et les preuves par écrit. Notez ce que dit votre enfant, et demandez à parler aux governors.',
  },
  'gb.school.right-equal': {
    says: 'Une école doit faire des changements justes pour un enfant handicapé, par exemple autiste. Elle ne peut pas punir sans bonne raison ce qui vient du handicap. Un tribunal (tribunal) peut décider.',
  },
  'gb.school.right-plan': {
    says: "La commune doit fournir l'aide prévue dans le plan. Vous pouvez saisir le SEND Tribunal dans les deux mois de sa décision.",
  },
  'gb.school.scotland-support': {
    says: "La commune doit donner à l'enfant l'aide de plus dont il a besoin pour apprendre. Un tribunal (tribunal) peut trancher certains litiges.",
  },
  'gb.school.wales-support': {
    says: "Un enfant qui a plus de besoins a droit à un plan et à l'aide prévue. Vous pouvez saisir l'Education Tribunal for Wales.",
  },
  'gb.school.absence': {
    says: "L'amende est de £80 par parent et par enfant sous 21 jours, puis £160 jusqu'au jour 28. Pas de recours, mais vous pouvez demander à la commune de la retirer.",
  },
  'gb.school.absence-wants': {
    says: "L'école veut voir votre enfant chaque jour, et dit ce qui peut suivre sinon.",
  },
  'gb.school.absence-step': {
    says: "Allez à l'entretien. Envoyez une preuve pour chaque jour de maladie, et demandez de l'aide si votre enfant ne peut affronter l'école.",
  },
  'gb.school.place-wants': {
    says: "La lettre dit quelle place d'école votre enfant obtient. Vous pouvez demander une autre école et garder cette place en attendant.",
  },
  'gb.school.right-place': {
    says: "Vous pouvez contester le refus devant une commission indépendante de l'école. Chaque école qui refuse doit vous dire comment.",
  },
  'gb.school.place-step': {
    says: "Acceptez la place que vous avez. Envoyez le recours avant le jour indiqué, avec des preuves que cette école convient à l'enfant.",
  },
  'gb.school.right-bus': {
    says: "Le trajet est gratuit vers l'école adaptée la plus proche à plus de deux miles, ou trois dès l'âge de huit ans. Handicap, petit revenu ou route dangereuse comptent aussi.",
  },
  'gb.school.answer-excluded': {
    says: "Demandez les raisons par écrit, et parlez aux gouverneurs (governors). Si c'est pour toujours, une commission indépendante peut l'examiner. Un enfant handicapé a plus de droits.",
  },
  'gb.school.answer-fine': {
    says: "Il n'y a pas de recours. Vous pouvez demander à la commune de la retirer si elle est fausse. Payez £80 sous 21 jours ou £160 avant le jour 28, sinon la commune peut aller en justice.",
  },
}
