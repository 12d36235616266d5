/** Rates in Northern Ireland: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const RATES_NORTHERN_IRELAND_FR: Words = {
  'gb.council-tax.ni-rates': {
    says: 'L’Irlande du Nord a des « rates », pas de « council tax ». Le bureau qui les encaisse envoie la facture. Ce n’est pas une société privée.',
  },
  'gb.council-tax.ni-wants': {
    says: 'Ils veulent l’impôt local (rates) impayé. Vous pouvez demander à payer en plusieurs fois.',
  },
  'gb.council-tax.ni-step-call': {
    says: "Appelez aujourd'hui Land & Property Services et demandez un plan de paiement.",
  },
  'gb.council-tax.ni-step-help': {
    says: 'Demandez l’aide pour l’impôt local (rates) en cas de petits revenus, de handicap, ou si vous êtes âgé et vivez seul.',
  },
  'gb.council-tax.ni-option-plan': {
    says: 'Offrez une somme que vous pouvez tenir.',
    title: 'Demander un plan de paiement',
    cost: 'Ce que vous pouvez payer',
    time: 'Un appel',
    risk: 'Si vous arrêtez de payer, ils peuvent aller au tribunal.',
    bestFor: 'Vous devez l’argent et pouvez payer peu à peu.',
  },
  'gb.council-tax.ni-rights': {
    says: 'Si vous payez la part en retard dans les 7 jours après un rappel, votre plan mensuel reste. Après un dernier avis (final notice), vous avez 10 jours.',
  },
  'gb.council-tax.ni-reality': {
    says: 'Si vous ne convenez pas d’un plan, ils peuvent saisir le tribunal et ajouter des frais. Même après un dernier avis (final notice), vous pouvez demander un plan.',
  },
  'gb.council-tax.ni-cannot': {
    says: 'Personne ne peut prendre vos biens ou votre salaire pour l’impôt local (rates) sans décision d’un tribunal. Il faut ensuite qu’un bureau d’exécution agisse.',
  },
  'gb.council-tax.ni-step-advice': {
    says: 'Prenez une aide gratuite auprès d’Advice NI au 0800 915 4604.',
  },
  'gb.council-tax.ni-option-help': {
    says: 'Un conseiller peut vérifier quelle aide vous pouvez avoir et parler pour vous.',
    title: 'Prendre un conseil gratuit sur les dettes',
    cost: 'Gratuit',
    time: 'Un appel',
    risk: 'Les dates courent quand même.',
    bestFor: 'Vous avez d’autres dettes ou ne pouvez pas payer.',
  },
  'gb.council-tax.ni-warning': {
    says: 'Ne laissez pas traîner un dernier avis (final notice). Des frais de tribunal s’ajoutent, et votre dossier de crédit peut en souffrir.',
  },
}
