/** The French words of the rows in ../job-remedies.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JOB_REMEDIES_WORDS: Words = {
  'it.job.right-just-cause': {
    says: 'Un licenciement immédiat (giusta causa) demande une faute si grave que pas un jour de plus n’est possible. L’employeur doit la prouver.',
  },
  'it.job.right-no-charge': {
    says: 'Embauché depuis le 7 mars 2015 dans une entreprise de plus de 15 personnes ? Sans reproche écrit et cinq jours pour répondre, vous recevez au moins un mois de salaire par année.',
  },
  'it.job.right-court-time': {
    says: 'Après la contestation écrite, vous avez 180 jours pour aller au tribunal ou demander une conciliation. Si l’autre dit non, il reste 60 jours.',
  },
  'it.job.right-old-hire': {
    says: 'Embauché avant le 7 mars 2015 dans une entreprise de plus de 15 personnes ? Alors le juge peut rendre l’emploi dans plus de cas, ou 12 à 24 mois de salaire.',
  },
  'it.job.right-labour-office': {
    says: 'Embauché avant le 7 mars 2015 dans une plus grande entreprise ? Pour un motif économique, elle doit d’abord vous appeler au bureau du travail.',
  },
  'it.job.right-fixed-term': {
    says: 'Un emploi à durée limitée peut durer 12 mois, ou 24 avec un motif de la loi. Pour le contester, écrivez dans les 180 jours de sa fin.',
  },
  'it.job.right-trial': {
    says: 'Un essai compte seulement s’il a été signé avant le début et nommait vos tâches. Après six mois, les règles normales vous protègent.',
  },
  'it.job.deadline-sanction': {
    says: 'Contre une sanction plus légère, vous avez 20 jours pour demander une commission au bureau du travail. Alors la sanction doit attendre.',
    action: 'Demander une commission de conciliation au bureau du travail',
    consequence: 'La sanction s’applique tout de suite. Vous pouvez encore aller devant un juge.',
  },
  'it.job.want-sanction': {
    says: 'Votre employeur vous sanctionne. Vous gardez votre emploi.',
  },
  'it.job.right-sanction': {
    says: 'Au-delà d’un blâme oral, il faut un grief écrit et cinq jours pour répondre. Amende : quatre heures de paie au plus ; suspension : dix jours.',
  },
  'it.job.right-sanction-fair': {
    says: 'La sanction doit être proportionnée et les règles affichées pour tous. Après deux ans, elle ne compte plus.',
  },
  'it.job.want-transfer': {
    says: 'Votre employeur veut vous muter dans un autre lieu.',
  },
  'it.job.right-transfer': {
    says: 'On ne peut vous muter que pour des besoins réels, à prouver. Qui aide un proche handicapé doit être d’accord.',
  },
  'it.job.deadline-transfer': {
    says: 'Pour contester une mutation, écrivez en 60 jours dès réception. Par prudence, nous comptons dès sa date.',
    action: 'Contester la mutation par écrit (impugnazione)',
    consequence: 'Vous ne pourrez plus la contester.',
  },
}
