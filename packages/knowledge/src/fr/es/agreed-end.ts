/** The Spanish words of the rows in ../agreed-end.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const AGREED_END_ES: Words = {
  'fr.agreed.who': {
    says: 'Es su empresa. La oficina de trabajo (DREETS) debe aprobar un acuerdo así antes de que valga.',
  },
  'fr.agreed.reality': {
    says: 'Es una oferta, y ambos deben quererla libremente. Puede decir que no, y su empleo sigue.',
  },
  'fr.agreed.not-yet': {
    says: 'Nada termina ahora. Tras la firma hay 15 días para retractarse, y luego hasta 15 días hábiles para la oficina.',
  },
  'fr.agreed.right-meeting': {
    says: 'Tiene derecho al menos a una reunión, con un compañero o, si no hay representantes, con un asesor (conseiller du salarié).',
  },
  'fr.agreed.right-back': {
    says: 'Tras firmar tiene 15 días naturales para cambiar de idea, sin motivo. Mande una carta con prueba de la fecha.',
  },
  'fr.agreed.right-money': {
    says: 'La suma debe ser al menos la legal: un cuarto de mes por año hasta diez años, luego un tercio. Algunos sectores dan más.',
  },
  'fr.agreed.right-benefit': {
    says: 'A diferencia de una dimisión, después puede cobrar el paro si trabajó lo suficiente. Una suma mayor retrasa su inicio.',
  },
  'fr.agreed.warn-pressure': {
    says: 'Si le forzaron con presión, amenaza o acoso, un juez puede anularlo. Tiene doce meses desde la aprobación.',
  },
  'fr.agreed.step-no-sign': {
    says: 'No firme en la reunión. Llévese el formulario y compruebe que la fecha sea la verdadera.',
  },
  'fr.agreed.step-count': {
    says: 'Calcule la suma legal con sus años y su sueldo. Pregunte a un sindicato o al servicio laboral (0 806 000 126) antes de responder.',
  },
  'fr.agreed.option-no': {
    says: 'No debe dar motivos. No pueden castigarle por ello.',
    title: 'Decir no y conservar el empleo',
    cost: 'Nada.',
    time: 'Antes del día de la carta.',
    risk: 'Un despido exigiría una causa real y seria.',
    bestFor: 'Quiere quedarse.',
  },
  'fr.agreed.option-negotiate': {
    says: 'Pida una suma mayor y un día que le convenga. La suma legal es solo el mínimo.',
    title: 'Pedir más',
    cost: 'Gratis.',
    time: 'Antes de firmar.',
    risk: 'Pueden retirar la oferta.',
    bestFor: 'A usted también le conviene irse.',
  },
}
