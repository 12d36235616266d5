/** The French words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_FR: Words = {
  'es.public-debt.who': {
    says: 'C’est une administration. Pour des impôts, taxes et amendes, elle peut saisir sans juge (vía de apremio).',
  },
  'es.public-debt.reality': {
    says: 'D’abord le délai de paiement doit finir. Puis une mise en demeure majorée (providencia de apremio) doit vous parvenir. Ensuite, comptes et salaire peuvent être saisis.',
  },
  'es.public-debt.reality-rent': {
    says: 'Le loyer d’un logement public est le plus souvent une dette privée. L’administration doit d’abord aller en justice. Demandez de l’aide à temps.',
  },
  'es.public-debt.rights': {
    says: 'Vous pouvez voir le dossier, faire un recours et demander à payer en plusieurs fois.',
  },
  'es.public-debt.surcharge': {
    says: 'La majoration est de 5 % avant cette mise en demeure, de 10 % dans son délai, et de 20 % ensuite.',
  },
  'es.public-debt.right-appeal': {
    says: 'Vous avez un mois après la notification pour le recours (recurso de reposición). Le recouvrement continue, sauf garantie ou erreur évidente.',
  },
  'es.public-debt.right-grounds': {
    says: 'Contre une mise en demeure majorée, peu de motifs comptent : payé, prescrit, reporté, premier avis non notifié, ou erreur dans l’acte.',
  },
  'es.public-debt.right-parts': {
    says: 'Si l’argent manque, vous pouvez demander à payer en plusieurs fois (fraccionamiento), même après la majoration. Des intérêts s’ajoutent.',
  },
  'es.public-debt.right-limits': {
    says: 'Du salaire ou de la pension, la part jusqu’au salaire minimum est protégée. Votre dernier salaire sur le compte aussi, jusqu’à cette limite.',
  },
  'es.public-debt.right-old': {
    says: 'Impôts, taxes et amendes routières définitives sont prescrits après quatre ans. Chaque acte qui vous est parvenu fait repartir ce délai.',
  },
  'es.public-debt.want-fine': {
    says: 'Un tribunal pénal demande une amende qu’il a fixée. L’affaire est jugée.',
  },
  'es.public-debt.who-fine': {
    says: 'C’est un tribunal pénal. Il peut saisir pour l’amende, sans nouveau procès.',
  },
  'es.public-debt.reality-fine': {
    says: 'Une amende pénale impayée peut devenir des jours de détention : un jour pour deux sommes journalières. Avec votre accord, c’est aussi du travail d’intérêt général.',
  },
  'es.public-debt.right-fine-parts': {
    says: 'Vous pouvez demander au tribunal de payer en plusieurs fois, en deux ans. Si vos revenus ont baissé, demandez des sommes journalières plus petites.',
  },
  'es.public-debt.step-fine': {
    says: 'Appelez aujourd’hui votre avocat ou le tribunal avec le numéro du dossier. Demandez par écrit à payer en plusieurs fois et prouvez vos revenus.',
  },
  'es.public-debt.step-check': {
    says: 'Demandez le premier avis, le jour de sa notification et le détail des sommes. Vérifiez les années et vos paiements.',
  },
  'es.public-debt.step-parts': {
    says: 'Si c’est juste, demandez par écrit à payer en plusieurs fois avant le dernier jour. Dans le premier délai, aucune majoration ne commence.',
  },
  'es.public-debt.option-parts': {
    title: 'Demander à payer en plusieurs fois',
    says: 'Demandez en ligne ou au bureau, avec la preuve de vos revenus.',
    cost: 'Des intérêts s’ajoutent.',
    time: 'Une heure. La réponse peut prendre des semaines ou des mois.',
    risk: 'Une part manquée peut finir le plan et amener une majoration.',
    bestFor: 'Vous le devez et ne pouvez pas tout payer.',
  },
}
