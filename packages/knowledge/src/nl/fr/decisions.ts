/** The French words of the Netherlands: decisions. */
import type { Words } from '@plainletter/contracts/rule'

export const DECISIONS_FR: Words = {
  'nl.decision.want-tax': {
    says: 'Le fisc (Belastingdienst) ou votre commune (gemeente) vous demande de payer un impôt.',
  },
  'nl.decision.want-benefit': {
    says: 'Un service public dit qu’il vous a trop payé et veut de l’argent en retour.',
  },
  'nl.decision.who': {
    says: 'C’est un service public. Sa décision doit vous dire comment vous opposer.',
  },
  'nl.decision.real': {
    says: 'Vous pouvez vous opposer gratuitement. Vous pouvez aussi demander à payer en plusieurs fois.',
  },
  'nl.decision.not-yet': {
    says: 'Ils doivent d’abord envoyer un rappel puis un ordre formel (dwangbevel) avant de pouvoir saisir quoi que ce soit.',
  },
  'nl.decision.rights': {
    says: 'Vous pouvez vous opposer, être entendu, voir votre dossier et demander un plan de paiement.',
  },
  'nl.decision.deadline-six': {
    says: 'Vous avez six semaines pour vous opposer (bezwaar).',
    action: 'Envoyer votre opposition',
    consequence: 'La décision reste.',
  },
  'nl.decision.step-check': {
    says: 'Vérifiez le motif, les mois et les sommes. Demandez le calcul.',
  },
  'nl.decision.step-object': {
    says: 'Pas encore sûr ? Envoyez à temps une courte opposition et dites que vos raisons suivront (pro forma).',
  },
  'nl.decision.step-delay': {
    says: 'Demandez plus de temps pour payer (uitstel van betaling). Vous pouvez le demander avec votre opposition.',
  },
  'nl.decision.step-plan': {
    says: 'Demandez avant la date de paiement un plan adapté à vos revenus.',
  },
  'nl.decision.right-object': {
    says: 'Vous avez le droit de vous opposer gratuitement sous six semaines.',
  },
  'nl.decision.right-heard': {
    says: 'Vous avez le droit de donner votre version avant la décision sur votre opposition.',
  },
  'nl.decision.right-income': {
    says: 'Une part de vos revenus est toujours protégée (beslagvrije voet).',
  },
  'nl.decision.option-object': {
    title: 'S’opposer',
    says: 'Écrivez pourquoi la décision est fausse.',
    cost: 'Rien.',
    time: 'Six semaines.',
    risk: 'Les intérêts peuvent courir.',
    bestFor: 'Vous n’êtes pas d’accord.',
  },
  'nl.decision.option-plan': {
    title: 'Demander à payer en plusieurs fois',
    says: 'Demandez un plan ou une remise de dette (kwijtschelding).',
    cost: 'Ce que vous pouvez payer.',
    time: 'Avant la date.',
    risk: 'Les intérêts peuvent courir.',
    bestFor: 'Vous devez l’argent mais en avez peu.',
  },
  'nl.decision.option-help': {
    title: 'Obtenir une aide gratuite',
    says: 'Demandez au Juridisch Loket ou à votre commune (gemeente).',
    cost: 'Rien.',
    time: 'Cette semaine.',
    risk: 'Aucun.',
    bestFor: 'La lettre est difficile à comprendre.',
  },
  'nl.decision.insight-late': {
    says: 'Une opposition tardive peut encore compter si vous aviez une bonne raison.',
    actionable: 'Opposez-vous dès que possible et dites pourquoi c’est tard.',
  },
  'nl.decision.right-urgent-reasons': {
    says: 'La commune peut demander moins, ou rien, pour des raisons urgentes (dringende redenen). Écrivez ce que la dette change pour vous.',
  },
}
