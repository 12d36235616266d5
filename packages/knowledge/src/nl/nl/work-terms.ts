/** Proeftijd, tijdelijk contract, ziekte en laatste loon: de rijen in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_TERMS_NL: Words = {
  'nl.job.right-trial': {
    says: 'Een proeftijd moet op papier staan. Hij duurt hoogstens een of twee maanden. In een contract van zes maanden of korter mag hij niet.',
  },
  'nl.job.right-told-in-time': {
    says: 'Bij een tijdelijk contract van zes maanden of langer moet u een maand voor het einde op papier horen of het doorgaat. Zo niet, dan kunt u tot een maand loon vragen.',
  },
  'nl.job.right-ill': {
    says: 'Zolang u ziek bent, mag uw werkgever u meestal twee jaar niet opzeggen. U houdt in die tijd minstens 70% van uw loon.',
  },
  'nl.job.right-redundancy-order': {
    says: 'Om bedrijfseconomische redenen heeft uw werkgever toestemming van UWV nodig. Hij moet een vaste volgorde aanhouden (afspiegeling) en ander werk voor u zoeken. U mag UWV eerst antwoorden.',
  },
  'nl.job.right-last-pay': {
    says: 'Aan het einde moet uw werkgever de vakantiedagen uitbetalen die u niet hebt opgenomen. Voor te laat loon kunt u extra vragen.',
  },
  'nl.job.right-fair-sum': {
    says: 'Klopte het ontslag niet met de regels? Dan kan de rechter het terugdraaien of u een billijke vergoeding geven.',
  },
  'nl.job.right-no-compete': {
    says: 'Een concurrentiebeding moet op papier staan. In een tijdelijk contract is een zwaar belang op papier nodig. Een rechter kan het beperken.',
  },
  'nl.job.right-plan': {
    says: 'Binnen acht weken maken u en uw werkgever een plan voor uw terugkeer. Wordt u het niet eens, vraag dan het UWV om een deskundigenoordeel.',
  },
}
