/** Reminders and letters of collectors, lawyers and bailiffs before a judgment: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_WORDS: Words = {
  'be.debt.want': {
    says: 'On vous demande de payer. Cette lettre ne fait que demander. À elle seule, elle ne peut pas vous y forcer.',
  },
  'be.debt.who': {
    says: 'Une société de recouvrement, un avocat ou un huissier qui écrit avant un jugement n’a pas plus de pouvoirs que l’entreprise.',
  },
  'be.debt.reality': {
    says: 'Aucun juge n’a décidé. Personne ne peut saisir salaire, compte ou biens à cause de cette lettre.',
  },
  'be.debt.not-yet': {
    says: 'Ils ne peuvent rien saisir. Il leur faut d’abord un jugement ou un autre titre.',
  },
  'be.debt.rights': {
    says: 'Vous avez droit à un premier rappel gratuit, 14 jours pour payer, des frais plafonnés et la contestation.',
  },
  'be.debt.step-check': {
    says: 'Vérifiez qui demande, pour quoi, combien et depuis quand. Ne payez et ne signez rien avant.',
  },
  'be.debt.step-write': {
    says: 'Écrivez, n’appelez pas. Contestez ce qui est faux, ou demandez un plan. Gardez une copie.',
  },
  'be.debt.step-help': {
    says: 'Demandez le service de médiation de dettes de votre CPAS, gratuit.',
  },
  'be.debt.step-plan': {
    says: 'Si vous devez la somme, proposez une petite mensualité par écrit. Un juge peut aussi donner du temps.',
  },
  'be.debt.step-dispute': { says: 'Si c’est faux, dites-le par recommandé et dites pourquoi.' },
  'be.debt.right-proof': { says: 'C’est à celui qui réclame de prouver la dette.' },
  'be.debt.right-respect': {
    says: 'Le recouvreur ne peut ni tromper, ni menacer, ni humilier. Signalez-le au SPF Économie.',
  },
  'be.debt.option-dispute': {
    title: 'Contester ou demander des preuves',
    says: 'Écrivez et demandez contrat, factures et décompte.',
    cost: 'Un timbre ou rien.',
    time: 'Une heure.',
    risk: 'Faible. Ils peuvent saisir le juge.',
    bestFor: 'C’est faux, vieux ou inconnu.',
  },
  'be.debt.option-plan': {
    title: 'Demander un plan de paiement',
    says: 'Proposez ce que vous pouvez tenir, par écrit.',
    cost: 'Ce que vous proposez.',
    time: 'Une soirée.',
    risk: 'Un accord écrit peut faire repartir le délai.',
    bestFor: 'Vous devez la somme.',
  },
  'be.debt.option-help': {
    title: 'Médiation de dettes gratuite',
    says: 'Votre CPAS aide. Si les dettes sont trop nombreuses, le tribunal du travail peut fixer un plan (règlement collectif de dettes).',
    cost: 'Rien pour demander.',
    time: 'Un rendez-vous.',
    risk: 'Le plan du tribunal est strict.',
    bestFor: 'Vous avez beaucoup de dettes.',
  },
  'be.debt.insight-bailiff': {
    says: 'Un huissier peut aussi écrire avant un jugement. C’est un recouvrement amiable : mêmes plafonds, pas de saisie.',
    actionable: 'Demandez : « Quel jugement avez-vous ? » Ne payez pas plus que les plafonds.',
  },
  'be.debt.warn-court': {
    says: 'N’ignorez jamais une citation. Si vous ne venez pas, vous êtes en général condamné.',
  },
}
