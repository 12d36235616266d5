/** The Spanish words of the rows in ../enquiry-status-and-permits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STATUS_AND_PERMITS_ES: Words = {
  'ca.fact.permit-expired': {
    says: 'Deje ya de trabajar o estudiar, o empeora. Tiene 90 días desde que perdió el estatus para pedir la restauración, también como visitante, con las tasas y la verdad. Vea primero si se pidió una extensión antes del fin: entonces el estatus casi siempre sigue. Vaya a un consultor con licencia o abogado.',
  },
  'ca.fact.extension-filed': {
    says: 'Si pidió extender antes del fin, puede quedarse y casi siempre seguir trabajando o estudiando igual hasta que decidan. Muestre al empleador el recibo y el permiso viejo. Si sale de Canadá, el derecho a trabajar puede acabar. Si lo niegan, pare: tiene 90 días para la restauración.',
  },
  'ca.fact.pr-card-expired': {
    says: 'No pierde su estatus porque la tarjeta venció: sigue siendo residente permanente y puede trabajar. Renueve ya. Para volver en avión sin tarjeta necesita un documento de viaje de residente permanente. Compruebe 730 días aquí en cinco años; si no, pida consejo antes.',
  },
  'ca.fact.closed-permit-abuse': {
    says: 'Puede pedir un permiso de trabajo abierto para trabajadores vulnerables. Es gratis y permite otro empleador. Mande pruebas del abuso o del pago que falta: mensajes, fotos, talones. Su jefe no puede deportarlo. Quéjese también a la oficina laboral: las mismas reglas lo protegen.',
  },
  'ca.fact.permit-ends-soon': {
    says: 'Pida la prórroga por internet antes del último día, con todos los papeles de la lista: lo incompleto puede volver. Así puede quedarse hasta que decidan y casi siempre seguir trabajando o estudiando igual. Guarde el recibo. Si pasa el día, deje de trabajar y estudiar: tiene 90 días para pedir que le devuelvan su estatus. Mire que su pasaporte dure lo suficiente.',
  },
}
