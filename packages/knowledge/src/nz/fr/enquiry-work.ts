/** The French words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_FR: Words = {
  'nz.ask.pay-cut': {
    says: 'Dites par écrit que vous n’êtes pas d’accord. La paie et les heures convenues ne peuvent changer qu’avec votre accord, après des discussions justes. Vous pouvez faire une plainte personnelle (personal grievance) dans les 90 jours.',
  },
  'nz.ask.sick-leave': {
    says: 'Après six mois de travail, vous avez 10 jours de maladie payés par an, et pouvez en garder jusqu’à 20. Une preuve médicale peut être demandée; avant le troisième jour, l’employeur la paie.',
  },
  'nz.ask.restraint': {
    says: 'Cela ne vous lie que si c’est juste et protège un vrai intérêt, comme des listes de clients. L’Authority peut la réduire ou la refuser. Demandez conseil avant le nouvel emploi.',
  },
  'nz.ask.change-hours': {
    says: 'Vos heures sont dans votre contrat, et il ne change que si vous êtes d’accord tous les deux. Écrivez que vous n’êtes pas d’accord. Ils doivent d’abord vous parler de bonne foi.',
  },
  'nz.ask.no-agreement': {
    says: 'Chaque salarié doit avoir un contrat écrit, et le temps de demander conseil. Sans lui, vous gardez tous les droits minimums, et l’employeur risque une amende. Demandez-le par écrit.',
  },
  'nz.ask.made-to-take-leave': {
    says: 'Ils doivent d’abord chercher un accord avec vous. Sinon, ils peuvent fixer les jours avec 14 jours d’avis, ou pour une fermeture par an. Une semaine par an peut être payée si vous êtes tous deux d’accord.',
  },
  'nz.ask.unpaid': {
    says: 'Demandez par écrit avec les dates. Puis appelez le 0800 20 90 20, et demandez une médiation (mediation) gratuite ou le Labour Inspectorate.',
  },
  'nz.ask.bullied': {
    says: 'Notez chaque fois et qui l’a vu, et dites-le par écrit à l’employeur. Vous pouvez faire une plainte personnelle (personal grievance) dans les 90 jours, ou 12 mois pour harcèlement sexuel.',
  },
  'nz.ask.contractor': {
    says: 'Depuis le 21 février 2026, vous êtes indépendant (contractor) si votre contrat écrit passe un test fixé. Sinon, l’autorité regarde comment vous travaillez vraiment. Un employé a des congés et des jours de maladie payés. Appelez le 0800 20 90 20, c’est gratuit.',
    dependsOn: 'votre contrat écrit et votre vrai travail',
  },
  'nz.ask.deduction': {
    says: 'L’employeur ne peut retenir qu’avec votre accord écrit ou selon la loi, et doit vous parler avant. La retenue ne doit pas être déraisonnable, comme payer le vol d’un client. Demandez le retour par écrit, puis appelez la Labour Inspectorate au 0800 20 90 20.',
  },
  'nz.ask.warning': {
    says: 'Un avertissement (warning) demande une raison et une procédure justes. On doit vous dire le problème, vous entendre et rester ouvert. Vous n’avez pas à être d’accord ; répondez par écrit. S’il est injuste, faites une personal grievance dans les 90 jours. Aide gratuite : 0800 20 90 20.',
  },
}
