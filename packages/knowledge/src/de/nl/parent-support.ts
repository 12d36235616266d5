/** The Dutch words of Germany: parent support. */
import type { Words } from '@plainletter/contracts/rule'

export const PARENT_SUPPORT_NL: Words = {
  'de.parents.want': {
    says: 'Het sociale kantoor betaalt voor uw ouder en wil weten of u een deel moet betalen (Elternunterhalt).',
  },
  'de.parents.reality': {
    says: 'U bent niets schuldig zolang u per jaar € 100.000 bruto of minder verdient. Alleen uw eigen inkomen telt.',
  },
  'de.parents.right-presume': {
    says: 'De wet neemt aan dat u minder verdient. Ze mogen alleen papieren vragen als iets duidelijk op meer wijst.',
  },
  'de.parents.right-savings': {
    says: 'Spaargeld, uw woning en het loon van uw man of vrouw tellen voor deze grens niet.',
  },
  'de.parents.right-unfair': {
    says: 'Ook erboven houdt u genoeg voor uzelf en uw gezin. Een ouder die u zwaar tekortdeed, krijgt misschien minder of niets.',
  },
  'de.parents.step': {
    says: 'Schrijf uiterlijk op de dag: „Mijn jaarinkomen is onder € 100.000.” Stuur eerst geen bankpapieren. Zit u erboven, vraag dan een familieadvocaat.',
  },
  'de.parents.option': {
    says: 'Zeg dat de grens niet bereikt is. Vraag wat op meer wijst.',
    title: 'Op de inkomensgrens wijzen',
    cost: 'Gratis.',
    time: 'Deze week.',
    risk: 'Geen.',
    bestFor: 'U verdient minder dan dat.',
  },
}
