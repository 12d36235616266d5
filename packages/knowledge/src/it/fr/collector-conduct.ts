/** What a collector may not do and may not add, and how to deal with one: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTOR_CONDUCT_WORDS: Words = {
  'it.debt.who': {
    says: 'Une société de recouvrement (società di recupero crediti) est privée, avec une licence de la police. Elle n’a pas plus de pouvoir que l’entreprise d’origine.',
  },
  'it.debt.no-visit': {
    says: 'Un agent de recouvrement ne peut pas entrer chez vous ni vous appeler sans cesse. Vous n’êtes pas obligé d’ouvrir la porte.',
  },
  'it.debt.no-prison': {
    says: 'Vous n’allez pas en prison parce que vous ne pouvez pas payer une facture ou un prêt.',
  },
  'it.debt.right-no-threats': {
    says: 'Personne ne peut vous menacer, appeler jour et nuit, ou parler de la dette à votre famille ou à votre chef.',
  },
  'it.debt.right-data': {
    says: 'Vous avez le droit de voir les données qu’ils ont sur vous, gratuitement, en un mois dans la plupart des cas.',
  },
  'it.debt.insight-costs': {
    says: 'Les frais de recouvrement (spese di recupero) comptent seulement si le contrat ou la loi les prévoit.',
    actionable: 'Demandez où le contrat le dit et ce qui a été fait.',
  },
  'it.debt.warning-pay-account': {
    says: 'Vérifiez le compte et l’entreprise avant de payer. Appelez la première entreprise à un numéro que vous connaissez, pas celui de la lettre.',
  },
  'it.debt.tactic-raccomandata': {
    says: 'Répondez par lettre recommandée avec accusé (raccomandata A/R) ou e-mail certifié (PEC). Cela prouve ce que vous avez dit et quand.',
    risk: 'Cela montre que vous connaissez la demande.',
    notWhen: 'Ne reconnaissez pas une vieille dette de cette façon.',
  },
  'it.debt.right-publish': {
    says: 'Menacer de publier quelque chose sur vous n’est pas une démarche légale. Gardez le message. Menacer d’un tort injuste pour de l’argent peut être un délit (estorsione).',
  },
  'it.debt.right-of-firms': {
    says: 'Commandé pour votre entreprise ? Alors les règles des consommateurs ne vous aident pas. Un taux élevé et 40 € peuvent s’ajouter. Demandez quand même le contrat.',
  },
}
