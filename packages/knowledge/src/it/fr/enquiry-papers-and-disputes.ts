/** The French words of the rows in ../enquiry-papers-and-disputes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAPERS_AND_DISPUTES_WORDS: Words = {
  'it.ask.trial-period': {
    says: 'Pendant l’essai, chacun peut y mettre fin sans motif. Il doit être signé avant le début et nommer vos tâches. Sinon, c’est un licenciement normal, et vous avez 60 jours.',
    dependsOn: 'ce que vous avez signé, et quand',
  },
  'it.ask.warning-letter': {
    says: 'Répondez par écrit dans les cinq jours, ou demandez à être entendu avec un syndicat. Aucune sanction ne peut venir avant. Contre une sanction, vous avez 20 jours pour une commission au bureau du travail.',
  },
  'it.ask.repairs': {
    says: 'Écrivez par lettre recommandée (raccomandata) ou e-mail certifié (PEC), avec photos. Tout sauf les petites réparations est pour le propriétaire. Si c’est urgent, vous pouvez le faire et demander l’argent, après avoir prévenu le propriétaire.',
  },
  'it.ask.condominium': {
    says: 'Un copropriétaire paie selon sa part. Vous pouvez contester une décision en 30 jours, comptés depuis qu’on vous l’a dite si vous étiez absent. Pour des frais approuvés, un juge peut vous ordonner de payer tout de suite.',
    dependsOn: 'ce que l’assemblée a décidé, et quand',
  },
  'it.ask.guarantor': {
    says: 'Vous répondez seulement de ce que vous avez signé, avec les défenses du débiteur. Vous pouvez être libre si la banque n’a pas poursuivi le débiteur en six mois. Ce que vous payez, vous pouvez le demander au débiteur.',
    dependsOn: 'ce que dit le papier que vous avez signé',
  },
  'it.ask.precetto': {
    says: 'Vous avez dix jours avant une saisie. Regardez quelle décision il nomme et si vous l’avez jamais reçue. Les défauts de forme doivent être soulevés en 20 jours. Voyez un avocat maintenant, ou proposez un plan.',
  },
  'it.ask.early-notice': {
    says: 'Vous avez 60 jours. Payée à temps, la pénalité tombe à un tiers, en 20 parts au plus si vous voulez. Si c’est faux, demandez au fisc de corriger (CIVIS) avant le dernier jour.',
  },
  'it.ask.auto-renewal': {
    says: 'Avant qu’un service se renouvelle seul, ils doivent vous prévenir par écrit 30 jours avant la fin. Sinon, vous pouvez partir à tout moment sans frais jusqu’à la prochaine fin.',
    dependsOn: 's’ils vous ont prévenu à temps',
  },
  'it.ask.police-summons': {
    says: 'Allez-y ce jour-là, ou appelez d’abord votre avocat. Demandez si vous venez comme témoin ou comme suspect (indagato). Un suspect peut se taire et doit avoir un avocat, gratuit avec de petits revenus.',
  },
  'it.ask.legal-aid': {
    says: 'Demandez à l’ordre (Ordine degli avvocati) avec un formulaire signé sur vos revenus. La limite change tous les deux ans et compte le foyer. En séparation, seul votre revenu compte. Vous choisissez l’avocat dans la liste.',
  },
  'it.ask.water-damage': {
    says: 'Prenez des photos et écrivez en recommandé au voisin, à l’administrateur et à l’assurance. Paie celui qui a la garde du tuyau, sauf cas fortuit. Vous avez cinq ans. Pour la copropriété, la médiation passe avant le juge.',
  },
}
