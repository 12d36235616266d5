/** Notices to end a lease, late rent and a higher rent in Quebec: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_QUEBEC_WORDS: Words = {
  'ca.home.qc-element-month': {
    says: 'Au Québec, un avis de nouveau loyer doit dire combien de temps vous avez pour refuser.',
    name: 'Votre mois pour refuser',
    ifMissing:
      'Nous ne voyons pas le délai pour refuser. Demandez au tribunal du logement si l’avis compte.',
  },
  'ca.home.qc-tribunal': {
    says: 'Au Québec, seul le Tribunal administratif du logement (TAL) peut mettre fin à votre bail si vous n’êtes pas d’accord.',
  },
  'ca.home.qc-pay': {
    says: 'Au Québec, vous pouvez arrêter une cause pour loyer impayé. Payez le loyer, les intérêts et les frais avant le jugement.',
  },
  'ca.home.qc-three-weeks': {
    says: 'Au Québec, le propriétaire peut demander la fin du bail si le loyer a plus de trois semaines de retard, ou s’il est souvent en retard avec un vrai tort.',
  },
  'ca.home.qc-repossess': {
    says: 'Au Québec, vous avez un mois pour répondre à un avis de reprise. Sans réponse, on considère que vous refusez.',
    action: 'Dire par écrit à votre propriétaire si vous partez ou restez',
    consequence: 'Si vous ne dites rien, la loi considère que vous refusez de partir.',
  },
  'ca.home.qc-rent': {
    says: 'Au Québec, vous avez un mois après l’avis pour refuser une hausse de loyer. Si vous refusez, vous gardez votre logement.',
    action: 'Refuser la hausse par écrit, si vous n’êtes pas d’accord',
    consequence: 'Si vous ne dites rien, vous acceptez le nouveau loyer.',
  },
  'ca.home.qc-moratorium': {
    says: 'Au Québec, les évictions pour agrandir, diviser ou changer l’usage d’un logement sont interdites jusqu’au 6 juin 2027. Il y a quelques exceptions.',
  },
  'ca.home.qc-senior': {
    says: 'Au Québec, la plupart des gens de 65 ans ou plus, à faible revenu et depuis dix ans dans le logement, ne peuvent pas être évincés pour ces projets.',
  },
}
