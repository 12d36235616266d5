/** The Spanish words of the rows in ../enquiry-missed-days-and-appeals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MISSED_DAYS_AND_APPEALS_ES: Words = {
  'us.fact.late-unemployment-appeal': {
    says: 'Apele hoy de todos modos y diga por qué llega tarde. Casi todos los estados lo aceptan con buena razón, como carta a dirección vieja o error de la oficina. Añada prueba de cuándo la recibió. Siga reclamando cada semana y vaya a la audiencia sobre el atraso.',
  },
  'us.fact.medicare-ends': {
    says: 'Pida hoy la apelación rápida (fast appeal) que dice el aviso. Llame a los revisores al número que trae antes del mediodía del día anterior al fin. Es gratis, deciden en cerca de un día, y un médico puede mandar notas. Pida que no le den de alta entretanto. Si es tarde, llame igual al mismo número.',
  },
  'us.fact.i9-choice': {
    says: 'Usted elige qué papeles mostrar de la lista del Formulario I-9. Una licencia con la tarjeta de Seguro Social basta. Un jefe no puede exigir green card ni más papeles por su aspecto o acento. Muéstrele la lista. Si se niega, llame gratis al Departamento de Justicia en 180 días: 1-800-255-7688.',
  },
  'us.fact.green-card-expired-job': {
    says: 'Su derecho a trabajar no acaba con la tarjeta: sigue siendo residente permanente. Si mostró papeles válidos al entrar, el jefe no debe pedirlos otra vez cuando vence. El recibo del I-90 la alarga: lleve los dos. Muestre a recursos humanos el manual I-9 de USCIS, sección 7.1. Si se niegan, llame en 180 días al Departamento de Justicia: 1-800-255-7688. Una tarjeta de dos años es distinta: necesita el I-751.',
  },
}
