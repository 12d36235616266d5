/** Notices to end a tenancy and late rent in Ontario: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_ONTARIO_WORDS: Words = {
  'ca.home.on-element-date': {
    says: 'Un aviso de Ontario debe decir el día en que terminaría el alquiler.',
    name: 'La fecha de fin (termination date)',
    ifMissing:
      'No vemos una fecha de fin (termination date). Un aviso sin ella puede no valer. Pregunte en una clínica legal.',
  },
  'ca.home.on-board': {
    says: 'En Ontario solo el Landlord and Tenant Board puede ordenar que se vaya, y solo el sheriff puede ejecutarlo.',
  },
  'ca.home.on-void': {
    says: 'En Ontario puede terminar un aviso N4. Pague todo el alquiler que debe antes de que el arrendador acuda al Landlord and Tenant Board.',
  },
  'ca.home.on-before-order': {
    says: 'Aun después de que acudan, puede detenerlo. Pague el alquiler y la tasa de presentación (filing fee) antes de que se dé la orden.',
  },
  'ca.home.on-n4-time': {
    says: 'Un N4 dado desde el 21 de septiembre de 2026 solo necesita 7 días. Antes eran 14 si alquila por mes.',
  },
  'ca.home.on-n4': {
    says: 'Un N4 de antes del 21 de septiembre de 2026 da a un inquilino mensual al menos 14 días para pagar. Contamos desde su fecha. Cuenta la fecha de fin (termination date) del formulario.',
    action: 'Pague todo el alquiler que debe',
    consequence: 'El arrendador puede pedir al Board que le desaloje.',
  },
  'ca.home.on-n4-seven': {
    says: 'Un N4 le da al menos 7 días para pagar. Contamos desde su fecha. Cuenta la fecha de fin (termination date) del formulario.',
    action: 'Pague todo el alquiler que debe',
    consequence: 'El arrendador puede pedir al Board que le desaloje.',
  },
  'ca.home.on-bill-60': {
    says: 'Para hablar de malas reparaciones en la audiencia, pague antes al arrendador la mitad del alquiler que reclama. Hágalo siete días antes, y envíe hasta entonces sus puntos y pruebas. Siempre puede decir que la suma está mal.',
  },
  'ca.home.on-n12': {
    says: 'En Ontario el arrendador que quiere la vivienda para su familia o un comprador debe dar 60 días. El plazo acaba al fin de un periodo de alquiler.',
  },
  'ca.home.on-n12-pay': {
    says: 'Por uso propio le toca un mes de alquiler o la oferta de otra vivienda. Desde el 21 de septiembre de 2026 el arrendador que da 120 días no tiene que pagarlo. Para un comprador sigue debiéndose.',
  },
  'ca.home.on-relief': {
    says: 'El Board debe mirar todo lo que habla a su favor. Puede negar o retrasar un desalojo, aunque usted rompiera las reglas.',
  },
  'ca.home.on-bad-faith': {
    says: 'Si el motivo de uso propio era falso, puede reclamar hasta 12 meses de alquiler y más. Acuda en un año desde que se fue.',
  },
  'ca.home.on-step': {
    says: 'No tiene que irse en la fecha del aviso. Espere el aviso de audiencia (notice of hearing) y vaya.',
  },
  'ca.home.on-n13': {
    says: 'Para renovar, un arrendador de Ontario necesita el formulario N13 y 120 días hasta el fin de un periodo de renta o del contrato. La Junta mira también la buena fe y los permisos. Una simple carta no vale.',
  },
  'ca.home.on-n13-return': {
    says: 'Antes de salir, escriba que quiere volver después de la obra, y luego avise de cada nueva dirección. Puede volver con la renta como si se hubiera quedado. Casi siempre le deben también dinero por salir.',
  },
  'ca.home.on-form': {
    says: 'En Ontario un aviso del arrendador solo vale en el formulario de la Junta (LTB), como el N12 para uso propio o el N4 por la renta. Una carta con sus palabras, un mensaje o un correo no basta.',
  },
}
