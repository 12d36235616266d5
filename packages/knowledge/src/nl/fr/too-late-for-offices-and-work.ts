/** What can still be done about taxes, benefits and a dismissal when the day is over: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_AND_WORK_FR: Words = {
  'nl.late.decision-reality': {
    says: 'Depuis la lettre, le délai pour réclamer ou payer semble passé. Une réclamation tardive peut compter, et qui doit de l’argent peut encore payer par parties.',
  },
  'nl.late.decision-step': {
    says: 'Appelez le service aujourd’hui, même si le jour est passé. Demandez la suite. Si vous devez de l’argent, demandez un plan selon vos revenus.',
  },
  'nl.late.decision-object': {
    says: 'Pas d’accord ? Réclamez quand même aujourd’hui. Écrivez pourquoi c’est tard : maladie, détresse, pas de lettre. Joignez vos preuves.',
  },
  'nl.late.decision-rights': {
    says: 'Une réclamation tardive compte si le retard n’est pas votre faute. Le service doit regarder votre cas. Vous pouvez voir le dossier et demander un plan.',
  },
  'nl.late.decision-right': {
    says: 'Avec des faits nouveaux ou une situation changée, vous pouvez demander une nouvelle décision, même après les six semaines.',
  },
  'nl.late.decision-option': {
    says: 'Écrivez pourquoi la décision est fausse et pourquoi c’est tard, avec des preuves.',
    title: 'Réclamer tard, avec votre raison',
    cost: 'Gratuit.',
    time: 'Aujourd’hui.',
    risk: 'Une raison faible est refusée.',
    bestFor: 'Le retard n’est pas votre faute.',
  },
  'nl.late.decision-plan': {
    says: 'Demandez un plan selon vos revenus, ou une remise (kwijtschelding).',
    title: 'Demander maintenant à payer par parties',
    cost: 'En général des intérêts.',
    time: 'Aujourd’hui.',
    risk: 'Si une part manque, le plan peut finir.',
    bestFor: 'Vous ne pouvez pas payer d’un coup.',
  },
  'nl.late.tax-lower': {
    says: 'L’impôt sur le revenu est trop haut ? Le fisc peut encore le baisser si vous le demandez dans les cinq ans après cette année (ambtshalve vermindering).',
  },
  'nl.late.allowance': {
    says: 'Une allocation (toeslag) est trop basse ? Vous pouvez encore demander un changement à Dienst Toeslagen, en général jusqu’à cinq ans après cette année.',
  },
  'nl.late.job-reality': {
    says: 'Depuis la lettre, deux mois sont passés. Mais ils partent du dernier jour de l’emploi : vous avez peut-être encore du temps.',
  },
  'nl.late.job-step': {
    says: 'Quand l’emploi a-t-il fini ? Moins de deux mois : avocat ou syndicat aujourd’hui. Moins de trois : réclamez maintenant l’indemnité (transitievergoeding).',
  },
  'nl.late.job-benefit': {
    says: 'Pas encore d’allocation ? Demandez la WW à l’UWV aujourd’hui. Un retard peut la réduire, et elle remonte en général à 26 semaines au plus.',
  },
  'nl.late.job-rights': {
    says: 'Après deux mois un juge ne peut en général plus l’annuler, après trois l’indemnité est perdue. Les salaires impayés se réclament cinq ans.',
  },
  'nl.late.exit-step': {
    says: 'Pas signé ? Vous n’y êtes toujours pas obligé : demandez du temps et un conseil. Signé ? Vous avez 14 jours depuis pour annuler, ou 21 si le papier ne le dit pas.',
  },
}
