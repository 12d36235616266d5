/** Letters that tell people to stop something: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_FR: Words = {
  'ch.cease.want': {
    says: 'On veut que vous cessiez quelque chose, et souvent que vous signiez une promesse et payiez.',
  },
  'ch.cease.reality': {
    says: 'Cette lettre n’est pas un ordre. Seul un tribunal peut vous interdire quelque chose. Mais il peut agir vite si vous ne faites rien.',
  },
  'ch.cease.not-yet': {
    says: 'Sans tribunal ni office des poursuites, ils ne peuvent ni vous punir ni prendre de l’argent.',
  },
  'ch.cease.step-first': {
    says: 'Ne signez pas tout de suite. Gardez une copie de ce qu’on vous reproche, notez la date et prenez conseil avant.',
  },
  'ch.cease.right-penalty': {
    says: 'Vous pouvez rédiger vous-même une promesse plus courte, sans pénalité. Une peine conventionnelle signée vous lie. Un tribunal peut réduire une peine bien trop élevée.',
  },
  'ch.cease.right-costs': {
    says: 'Vous ne devez le dommage et les frais d’avocat que si vous avez violé le droit. Ils doivent le prouver et en général agir dans les trois ans.',
  },
  'ch.cease.right-opinion': {
    says: 'Vous pouvez dire ce qui est vrai et donner un avis loyal. Les faits faux et les injures violent le droit et peuvent être un délit. Retirez-les.',
  },
  'ch.cease.right-fair': {
    says: 'Seuls les concurrents, les clients lésés, certaines associations et l’État peuvent agir pour concurrence déloyale. Demandez quelle règle vous avez violée.',
  },
  'ch.cease.option-own-words': {
    says: 'Cessez ce qui était faux, dites-le avec vos mots et contestez le reste.',
    title: 'Promettre avec vos propres mots',
    cost: 'Une lettre. Un avocat si l’enjeu est grand.',
    time: 'Avant la date de la lettre.',
    risk: 'Ils peuvent tout de même agir pour l’argent.',
    bestFor: 'Une partie est vraie et vous voulez la paix.',
  },
  'ch.cease.lease-want': {
    says: 'Votre bailleur vous avertit de cesser quelque chose dans le logement.',
  },
  'ch.cease.lease-right': {
    says: 'Un avertissement ne met fin à rien. Le bail ne peut être résilié que si un manquement grave continue et n’est plus supportable. Vous pouvez contester ce congé dans les 30 jours.',
  },
  'ch.cease.lease-step': {
    says: 'Répondez par écrit : ce qui est vrai, ce qui ne l’est pas, ce que vous avez changé. Demandez à l’ASLOCA.',
  },
}
