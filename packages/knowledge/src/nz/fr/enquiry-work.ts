/** The French words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_FR: Words = {
  'nz.ask.sick-leave': {
    says: 'Après six mois de travail, vous avez 10 jours de maladie payés par an, et pouvez en garder jusqu’à 20. Une preuve médicale peut être demandée; avant le troisième jour, l’employeur la paie.',
  },
  'nz.ask.restraint': {
    says: 'Cela ne vous lie que si c’est juste et protège un vrai intérêt, comme des listes de clients. L’Authority peut la réduire ou la refuser. Demandez conseil avant le nouvel emploi.',
  },
  'nz.ask.no-agreement': {
    says: 'Chaque salarié doit avoir un contrat écrit, et le temps de demander conseil. Sans lui, vous gardez tous les droits minimums, et l’employeur risque une amende. Demandez-le par écrit.',
  },
  'nz.ask.made-to-take-leave': {
    says: 'Ils doivent d’abord chercher un accord avec vous. Sinon, ils peuvent fixer les jours avec 14 jours d’avis, ou pour une fermeture par an. Une semaine par an peut être payée si vous êtes tous deux d’accord.',
  },
  'nz.ask.bullied': {
    says: 'Notez chaque fois et qui l’a vu, et dites-le par écrit à l’employeur. Vous pouvez faire une plainte personnelle (personal grievance) dans les 90 jours, ou 12 mois pour harcèlement sexuel.',
  },
  'nz.ask.warning': {
    says: 'Un avertissement (warning) demande une raison et une procédure justes. On doit vous dire le problème, vous entendre et rester ouvert. Vous n’avez pas à être d’accord ; répondez par écrit. S’il est injuste, faites une personal grievance dans les 90 jours. Aide gratuite : 0800 20 90 20.',
  },
  'nz.ask.sexual-harassment': {
    says: "C'est du harcèlement sexuel, et la loi l'interdit. Vous n'avez pas à démissionner. Gardez les messages et notez chaque fait et qui l'a vu. Plaignez-vous par écrit : l'employeur doit agir et ne peut pas vous punir. Vous avez 12 mois pour une réclamation personnelle (personal grievance). Ou saisissez la Human Rights Commission, pas les deux. Conseil : 0800 20 90 20. En cas d’attouchement ou de menace, vous pouvez aussi aller à la police.",
  },
}
