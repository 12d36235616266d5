/** Ontslag, bepaalde duur, ziekte en loon, in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_TERMS_NL: Words = {
  'be.job.right-employer-proves': {
    says: 'Bij een dringende reden moet uw werkgever de feiten en de drie dagen bewijzen. Kan hij dat niet, dan is hij u een opzeggingsvergoeding verschuldigd.',
  },
  'be.job.right-short-notice': {
    says: 'Is de opzeg te kort of ontbreekt hij, dan is uw werkgever loon en voordelen verschuldigd voor de ontbrekende weken.',
  },
  'be.job.right-fixed-term': {
    says: 'Stopt een contract van bepaalde duur te vroeg, dan betaalt de werkgever het loon tot het einde, hoogstens het dubbele van de opzegvergoeding. Opzeggen kan alleen in de eerste helft, hoogstens zes maanden.',
  },
  'be.job.right-ill': {
    says: 'Ziekte alleen maakt geen einde aan uw contract. Medische overmacht vraagt een lange ziekte en eerst een onderzoek door de arbeidsarts.',
  },
  'be.job.right-new-work-help': {
    says: 'Bij dertig weken opzeg of meer moet uw werkgever hulp bij het zoeken naar werk aanbieden (outplacement). Niet bij een dringende reden.',
  },
  'be.job.right-wages': {
    says: 'Loon moet op tijd komen, en bij het einde meteen. Voor te laat loon kunt u rente vragen vanaf die dag.',
  },
  'be.job.right-collective': {
    says: 'Bij collectief ontslag moet de werkgever eerst het personeel informeren en horen. Maakte het op tijd bezwaar? Dan mag ook u uw ontslag betwisten. Ga nu naar uw vakbond.',
  },
  'be.job.right-pregnant': {
    says: 'Vanaf de dag dat uw werkgever van de zwangerschap weet tot een maand na het verlof, heeft hij een andere reden nodig en moet hij die bewijzen. Zo niet, is hij zes maanden loon extra schuldig.',
  },
}
