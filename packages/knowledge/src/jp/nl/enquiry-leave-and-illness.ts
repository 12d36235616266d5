/** Questions about paid leave, care leave, illness and injuries at work: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVE_AND_ILLNESS_NL: Words = {
  'jp.ask.paid-leave': {
    says: 'Na zes maanden, met 80% van de dagen gewerkt, hebt u betaald verlof: tien dagen bij voltijd, minder bij deeltijd naar dagen per week. Het bedrijf mag de dag alleen verschuiven als het werk anders stilvalt. Het mag u niet straffen.',
  },
  'jp.ask.leave-before-quitting': {
    says: 'Voor u weggaat mag u alle open dagen opnemen. Het bedrijf kan ze niet na uw laatste dag schuiven en niet weigeren. Noem de dagen schriftelijk of per e-mail. Wat overblijft is meestal weg, want uitbetalen hoeft niet. Weigert het, ga dan naar de arbeidsinspectie (労働基準監督署).',
  },
  'jp.ask.sick-pay': {
    says: 'Met de verzekering voor werknemers krijgt u ziekengeld (傷病手当金) vanaf de vierde dag. Het is ongeveer twee derde van uw loon, samen tot een jaar en zes maanden. Arts en bedrijf vullen het formulier in. Was u een jaar verzekerd, dan kan het na vertrek doorgaan. Maakte het werk u ziek, vraag dan 労災.',
  },
  'jp.ask.care-leave': {
    says: 'U kunt 93 dagen zorgverlof (介護休業) nemen voor elk familielid, in hooguit drie delen. Het bedrijf mag niet weigeren of straffen. Zeg het twee weken vooraf schriftelijk. De werkverzekering betaalt ongeveer 67% van het loon. Er zijn ook vijf dagen per jaar voor korte zorg (介護休暇).',
  },
  'jp.ask.work-injury': {
    says: 'U kunt zelf aanvragen bij de arbeidsinspectie, ook als het bedrijf niet tekent. Ook deeltijders. Alle zorg wordt betaald, en vanaf de vierde dag ongeveer 80% van het loon. Gebruik de zorgkaart niet; zeg de arts dat het van het werk komt. Het bedrijf mag u er niet om ontslaan.',
  },
}
