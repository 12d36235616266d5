/** Support at school for children with special needs, in each nation: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_SUPPORT_NL: Words = {
  'gb.school.right-equal': {
    says: 'Een school moet eerlijke aanpassingen doen voor een kind met een beperking, zoals autisme. Ze mag niet zonder goede reden straffen wat daarvan komt. Een rechter (tribunal) kan beslissen.',
  },
  'gb.school.right-plan': {
    says: 'De gemeente moet de hulp geven die in het plan staat. U kunt binnen twee maanden na de beslissing naar het SEND Tribunal.',
  },
  'gb.school.scotland-support': {
    says: 'De gemeente moet een kind de extra hulp geven die het nodig heeft om te leren. Een rechter (tribunal) beslist sommige zaken.',
  },
  'gb.school.wales-support': {
    says: 'Een kind met meer leerbehoeften heeft recht op een plan en de hulp daarin. U kunt naar het Education Tribunal for Wales.',
  },
}
