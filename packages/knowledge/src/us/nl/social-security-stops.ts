/** The Dutch words of the rows in ../social-security-stops.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SOCIAL_SECURITY_STOPS_NL: Words = {
  'us.stop.ssa-want': {
    says: 'Social Security zegt dat een uitkering is geweigerd, eindigt of verandert, en waarom.',
  },
  'us.stop.ssa-reality': {
    says: 'Een eerste nee komt vaak voor. Veel mensen winnen later, vooral op de zitting bij een rechter.',
  },
  'us.stop.ssa-right-appeal': {
    says: 'U hebt 60 dagen om een nieuwe beoordeling te vragen (reconsideration). Zij nemen aan dat de brief na vijf dagen aankwam.',
  },
  'us.stop.ssa-right-ssi': {
    says: 'Als SSI wordt verlaagd of eindigt, ga dan in beroep binnen tien dagen nadat u het bericht kreeg. Dan gaat het geld door tot de eerste beslissing.',
  },
  'us.stop.ssa-step': {
    says: 'Ga in beroep op ssa.gov of stuur Form SSA-561. Vraag uw artsen om nieuwere papieren.',
  },
  'us.stop.ssa-option': {
    says: 'Zeg wat er niet klopt en stuur bewijs mee. Begin niet helemaal opnieuw: u kunt dan maanden verliezen.',
    title: 'Om een nieuwe beoordeling vragen (reconsideration)',
    cost: 'Gratis',
    time: 'Binnen 60 dagen; tien dagen om SSI te houden',
    risk: 'Als u verliest, moet u geld dat doorging misschien terugbetalen.',
    bestFor: 'U bent het niet eens met de reden.',
  },
}
