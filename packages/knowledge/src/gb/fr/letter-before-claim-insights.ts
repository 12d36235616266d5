/** A letter before court action: warnings, what an adviser would notice, and tactics. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_INSIGHTS_FR: Words = {
  'gb.lbc.warn-silence': {
    says: 'Si vous gardez le silence, un procès peut commencer. Une décision de justice (judgment) peut suivre sans audience.',
  },
  'gb.lbc.warn-admit': {
    says: 'Ne cochez pas que vous devez la dette sans être sûr. Un aveu signé peut faire repartir le délai.',
  },
  'gb.lbc.insight-short': {
    says: 'La lettre vous donne moins de 30 jours. Quand une entreprise réclame une dette à une personne, la règle est 30 jours.',
    actionable:
      'Répondez tôt, et dites que le Debt Protocol vous donne 30 jours à partir de la date de la lettre.',
  },
  'gb.lbc.insight-no-form': {
    says: 'Nous ne voyons pas de formulaire de réponse (Reply Form) dans le texte. Pour une dette réclamée par une entreprise, la lettre doit en contenir un.',
    actionable:
      'Regardez dans l’enveloppe. S’il n’y est pas, demandez-le. Dites que les 30 jours devraient partir de sa réception.',
  },
  'gb.lbc.insight-sold': {
    says: 'Cette dette a été vendue. La lettre doit dire qui était le premier prêteur, quand et à qui elle a été vendue.',
    actionable: 'Demandez l’avis de la vente et tout l’historique du compte.',
  },
  'gb.lbc.insight-costs': {
    says: 'Les frais peuvent sembler élevés. Dans une petite affaire (small claim), jusqu’à £10,000, le perdant paie le plus souvent seulement des frais fixes et de tribunal. Il ne paie pas tous les avocats.',
    actionable: 'Demandez la liste de chaque frais et la règle ou la clause qui le permet.',
  },
  'gb.lbc.tactic-reply-late-days': {
    says: 'Utilisez le temps que les règles donnent. Renvoyez le formulaire en demandant des documents, et prenez conseil dans les semaines qui suivent.',
    risk: 'Les intérêts peuvent courir pendant l’attente.',
    notWhen: 'Vous reconnaissez la dette et pouvez payer maintenant.',
  },
  'gb.lbc.tactic-breach': {
    says: 'S’ils n’ont pas suivi les règles de cette lettre, dites-le maintenant, par écrit. Cela vous aide plus tard s’ils demandent des frais.',
    risk: 'Un juge regarde les points principaux. Les petites erreurs ne comptent pas.',
    notWhen: 'La seule faute est mineure.',
  },
  'gb.lbc.tactic-offer': {
    says: 'Faites votre offre par écrit, avec un budget. S’ils refusent et vont au tribunal, vous pouvez montrer au juge que vous avez essayé.',
    risk: 'Une offre de payer peut reconnaître la dette.',
    notWhen: 'Vous contestez la dette, ou elle est peut-être trop ancienne.',
  },
}
