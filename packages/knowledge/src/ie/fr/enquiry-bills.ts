/** Questions about power, phone, water and the TV licence: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BILLS_FR: Words = {
  'ie.ask.tv': {
    says: 'Il faut une seule redevance (TV licence) pour un logement avec un téléviseur, même si vous ne regardez qu’en streaming. Avec seulement un téléphone, une tablette ou un ordinateur portable, non.',
    dependsOn: 's’il y a un téléviseur chez vous',
  },
  'ie.ask.water': {
    says: 'La plupart des foyers ne paient pas l’eau en Irlande. Seul un usage très élevé peut être facturé.',
  },
  'ie.ask.cut-off': {
    says: 'Ils doivent d’abord offrir un plan et ne peuvent pas couper tant que vous le tenez. Les personnes vulnérables sont protégées en hiver.',
    dependsOn: 'si vous avez demandé un plan et le tenez',
  },
  'ie.ask.phone': {
    says: 'Plaignez-vous d’abord à la société. Si cela n’aide pas, ComReg peut examiner l’affaire.',
  },
}
