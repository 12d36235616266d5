/** Questions about an injury: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INJURY_ES: Words = {
  'ie.ask.injury-claim': {
    says: 'Escriba a la otra parte en un mes y vea a un médico. Tiene dos años. Casi todas las reclamaciones van primero al Injuries Resolution Board, que para el plazo. Guarde fotos, nombres de testigos y recibos. No acepte dinero antes de saber cómo se cura.',
  },
  'ie.ask.uninsured-driver': {
    says: 'Reclame a la oficina de aseguradoras (Motor Insurers’ Bureau of Ireland, MIBI): paga si el otro conductor no tenía seguro o no aparece. Avise ya a los gardaí, en dos días si puede, y guarde matrícula, fotos y testigos. Por una lesión, pida también al Injuries Resolution Board en dos años.',
  },
}
