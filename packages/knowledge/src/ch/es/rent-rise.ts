/** The Spanish words of Switzerland: rent rise. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_ES: Words = {
  'ch.rise.want': {
    says: 'Su casero quiere un alquiler más alto. Solo vale en el formulario oficial del cantón, con motivos.',
  },
  'ch.rise.want-check': {
    says: 'Compruebe si la subida es legal antes de pagar más o firmar.',
  },
  'ch.rise.reality': {
    says: 'Tiene 30 días para discutirla, y no cuesta nada. Hasta entonces nada está decidido.',
  },
  'ch.rise.not-yet': {
    says: 'Mientras dura la conciliación usted paga el alquiler anterior.',
  },
  'ch.rise.deadline': {
    says: 'Tiene 30 días desde que la recibe para ir a la oficina de conciliación. Contamos desde la fecha, por prudencia.',
    action: 'Discutir la subida en la oficina de conciliación (Schlichtungsbehörde)',
    consequence: 'El nuevo alquiler cuenta como aceptado.',
  },
  'ch.rise.right-form': {
    says: 'Una subida sin el formulario oficial, sin motivos o con amenaza de terminar el contrato es nula.',
  },
  'ch.rise.right-time': {
    says: 'Debe llegarle al menos diez días antes de que empiece el plazo de aviso, y solo empieza un día en que el contrato podría terminar.',
  },
  'ch.rise.right-safe': {
    says: 'Si gana o llega a un acuerdo, el casero casi siempre no puede terminar el contrato durante tres años.',
  },
  'ch.rise.step-check': {
    says: 'Compruebe el formulario, el motivo y el tipo de referencia en que se basa su alquiler.',
  },
  'ch.rise.step-help': {
    says: 'Pregunte a una asociación de inquilinos (Mieterverband, ASLOCA, ASI) antes de que acaben los 30 días.',
  },
  'ch.rise.option-contest': {
    title: 'Discutir la subida',
    says: 'Escriba a la oficina de conciliación de su distrito y añada el formulario.',
    cost: 'Gratis',
    time: 'En 30 días',
    risk: 'Ninguno en la mayoría de los casos.',
    bestFor: 'La subida no es correcta o no está explicada.',
  },
  'ch.rise.option-accept': {
    title: 'Aceptarla',
    says: 'Si es correcta, pague el nuevo alquiler desde el día indicado.',
    cost: 'El alquiler más alto',
    time: 'Desde el día del formulario',
    risk: 'No puede discutirla después.',
    bestFor: 'La ha comprobado y está bien.',
  },
}
