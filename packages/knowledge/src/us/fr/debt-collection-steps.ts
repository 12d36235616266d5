/** The French words of the rows in ../debt-collection-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_FR: Words = {
  'us.debt.won-reality': {
    says: 'Un tribunal a déjà décidé. Pendant un temps court, vous pouvez encore faire appel (appeal) ou demander d’annuler. Sinon, payez ou convenez d’un plan.',
  },
  'us.debt.won-step': {
    says: 'Cherchez le jugement et sa date. Demandez aujourd’hui au greffe (clerk) de ce tribunal combien de temps vous avez encore pour faire appel ou demander d’annuler.',
  },
  'us.debt.won-paid': {
    says: 'Si vous payez, obtenez un papier qui dit que le jugement est payé (satisfaction of judgment), et vérifiez que le tribunal l’a reçu.',
  },
  'us.debt.step-pause': {
    says: 'Ne payez pas encore et ne dites pas que la dette est à vous. Dans beaucoup d’États, un paiement fait repartir le délai.',
  },
  'us.debt.step-write': {
    says: 'Écrivez à l’agence : contestez la dette et demandez des preuves. Envoyez la lettre en recommandé (certified mail) et gardez une copie.',
  },
  'us.debt.step-check': {
    says: 'Regardez vos propres papiers et vos dossiers de crédit gratuits sur AnnualCreditReport.com. Vérifiez l’entreprise, la somme et le dernier paiement.',
  },
  'us.debt.step-court-papers': {
    says: 'Surveillez les papiers du tribunal. Si on vous poursuit, répondez au plus tard à la date indiquée dans l’assignation (summons), même si la demande est fausse.',
  },
  'us.debt.step-valid': {
    says: 'Si la dette est juste, offrez seulement ce que vous pouvez payer. Ayez tout accord par écrit avant d’envoyer de l’argent.',
  },
  'us.debt.step-valid-bank': {
    says: 'Ne leur donnez pas d’accès direct à votre compte en banque. Payez d’une façon que vous contrôlez et qui laisse une trace.',
  },
  'us.debt.step-dispute': {
    says: 'S’ils envoient des preuves fausses, dites-le par écrit. Puis plaignez-vous au CFPB et au procureur général de votre État (attorney general).',
  },
  'us.debt.step-log': {
    says: 'Gardez chaque lettre et chaque enveloppe. Notez le jour et l’heure de chaque appel et ce qui a été dit.',
  },
  'us.debt.option-dispute': {
    says: 'Écrivez que vous contestez la dette et voulez des preuves. Ils doivent arrêter de réclamer jusqu’à leur envoi.',
    title: 'Contester et demander des preuves',
    cost: 'Un timbre, ou quelques dollars pour un recommandé (certified mail)',
    time: '30 jours pour le faire',
    risk: 'Faible. Ils peuvent envoyer des preuves, ou vous poursuivre.',
    bestFor: 'Vous ne connaissez pas la dette, la somme semble fausse, ou elle est vieille.',
  },
  'us.debt.option-dispute-lender': {
    says: 'Écrivez-leur et dites ce qui est faux. Envoyez des copies de vos preuves et gardez les originaux.',
    title: 'Dire ce qui est faux dans la facture',
    cost: 'Un timbre',
    time: 'Quelques semaines',
    risk: 'Faible. Les intérêts peuvent continuer.',
    bestFor: 'Vous avez déjà payé, ou la somme est fausse.',
  },
  'us.debt.option-plan': {
    says: 'Offrez une somme que vous pouvez tenir, ou un paiement plus petit pour tout régler. Ayez d’abord l’accord par écrit.',
    title: 'Offrir de payer en plusieurs fois, ou une somme plus petite',
    cost: 'Ce que vous acceptez de payer',
    time: 'Des semaines à des mois',
    risk: 'Un paiement peut faire repartir le délai. Une dette effacée peut compter comme revenu pour l’impôt.',
    bestFor: 'La dette est à vous, n’est pas trop vieille, et vous pouvez en payer une partie.',
  },
  'us.debt.option-help': {
    says: 'Un conseiller en crédit sans but lucratif (credit counselor) peut regarder toutes vos dettes avec vous et parler à ceux à qui vous devez.',
    title: 'Parler à un conseiller en crédit sans but lucratif',
    cost: 'Le premier entretien est le plus souvent gratuit',
    time: 'Environ une heure',
    risk: 'Aucun. Évitez les entreprises qui demandent d’abord de l’argent.',
    bestFor: 'Vous avez plusieurs dettes, ou ne pouvez pas payer.',
  },
  'us.debt.option-complain': {
    says: 'Envoyez une plainte en ligne au Consumer Financial Protection Bureau. Il la transmet à l’entreprise pour qu’elle réponde.',
    title: 'Se plaindre au CFPB',
    cost: 'Gratuit',
    time: 'La plupart des entreprises répondent en 15 jours',
    risk: 'Aucun. Cela n’arrête pas un procès.',
    bestFor: 'Ils appellent trop, vous menacent ou ignorent votre contestation.',
  },
  'us.debt.option-pay': {
    says: 'Payez seulement après avoir vérifié. Demandez une lettre qui dit que la dette est payée.',
    title: 'Tout payer',
    cost: 'Toute la somme',
    time: 'Un jour',
    risk: 'Vous payez peut-être ce que vous ne devez pas. L’inscription peut rester dans votre dossier de crédit.',
    bestFor: 'La dette est à vous, la somme est juste et vous pouvez la payer.',
  },
}
