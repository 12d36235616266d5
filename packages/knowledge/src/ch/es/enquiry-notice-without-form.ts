/** Questions about a notice for a home that came without the official form, or from one spouse alone: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_WITHOUT_FORM_ES: Words = {
  'ch.ask.notice-without-form': {
    says: 'Un aviso para una vivienda sin el formulario oficial del cantón es nulo: quédese y siga pagando. Pero no confíe solo en eso. Escriba en 30 días a la oficina de conciliación que es nulo, y pida también más tiempo. Hasta cuatro años son posibles, por edad, hijos, enfermedad o no hallar casa. Es gratis y sin abogado. Un nuevo aviso en el formulario empieza de cero.',
  },
  'ch.ask.spouse-ended-lease': {
    says: 'No. El hogar familiar solo se termina con el sí expreso del otro cónyuge. Sin él el aviso es nulo, firme quien firme el contrato. Escríbalo enseguida al casero y pida al juez medidas de protección (Eheschutz): puede darle la casa y fijar una pensión. También el casero debe avisar a ambos por separado. Siga pagando: la deuda es otra cosa.',
  },
}
