/** Rights on a dismissal or a redundancy: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_RIGHTS_NL: Words = {
  'gb.job.right-reasons': {
    says: 'Na twee jaar in de baan kunt u schriftelijke redenen vragen. Eindigt de baan vanaf 1 januari 2027, dan is zes maanden genoeg. Die moeten binnen 14 dagen komen.',
  },
  'gb.job.right-notice': {
    says: 'Na een maand krijgt u minstens één week opzegtermijn. Na twee jaar is het één week per jaar, tot twaalf.',
  },
  'gb.job.right-holiday': {
    says: 'Vakantiedagen die u hebt opgebouwd en niet genomen, moeten worden betaald.',
  },
  'gb.job.right-legal-right': {
    says: 'Verloor u de baan omdat u een wettelijk recht vroeg, zoals een loonstrook of fooien? Dan is dat vanaf dag één oneerlijk. U hoeft er niet een vaste tijd te werken.',
  },
  'gb.job.right-unfair': {
    says: 'Na twee jaar in de baan kunt u een zaak beginnen wegens oneerlijk ontslag (unfair dismissal). Bij sommige redenen, zoals zwangerschap of klokkenluiden, is geen vaste tijd nodig.',
  },
  'gb.job.right-equal': {
    says: 'U mag uw baan niet verliezen door leeftijd, sekse, ras, een beperking, zwangerschap, geloof of van wie u houdt. Dat geldt vanaf dag één.',
  },
  'gb.job.right-redundancy-pay': {
    says: 'Na twee jaar in de baan krijgt u een ontslagvergoeding (redundancy pay). Die hangt af van uw leeftijd, uw loon en uw jaren.',
  },
  'gb.job.right-alternative': {
    says: 'Bieden ze een andere baan aan? U kunt die vier weken proberen. Past die niet, dan houdt u uw ontslagvergoeding (redundancy pay).',
  },
  'gb.job.right-time-off': {
    says: 'Na twee jaar in de baan krijgt u tijdens de opzegtermijn redelijk vrij om werk te zoeken.',
  },
  'gb.job.right-group': {
    says: 'Verdwijnen er op één plek binnen 90 dagen 20 of meer banen? Dan moeten ze eerst minstens 30 dagen met het personeel overleggen.',
  },
  'gb.job.right-no-difference': {
    says: 'Een ontslag zonder eerlijke stappen is oneerlijk, ook als de uitkomst gelijk zou zijn. Maar de rechter (tribunal) mag dan minder toekennen.',
  },
  'gb.job.right-belief': {
    says: 'Bij wangedrag moet uw werkgever het echt geloven, goede redenen hebben en het eerst eerlijk uitzoeken. Hij hoeft het niet te bewijzen zoals bij de strafrechter.',
  },
}
