/** : the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_WHO_PAYS_ES: Words = {
  'gb.ask-parking.firm-court': {
    says: 'Sí. Puede presentar una demanda en la county court en un plazo de seis años. Si llega un formulario de demanda (claim form), responda al juzgado en un plazo de 14 días desde la entrega (service). No responder puede llevar a una sentencia (judgment) contra usted.',
  },
  'gb.ask-parking.private-have-to-pay': {
    says: 'Un cobro privado de aparcamiento es una reclamación de dinero, no una multa. Recúrralo si está mal. No lo ignore, pues la empresa puede ir al juzgado.',
    dependsOn: 'si el cobro es justo',
  },
  'gb.ask-parking.have-to-pay': {
    says: 'Un «penalty charge notice» de un ayuntamiento (council) hay que pagarlo o impugnarlo. Un «parking charge notice» de una empresa privada es una reclamación que puede recurrir. No ignore ninguno.',
    dependsOn: 'quién lo envió',
  },
  'gb.ask-parking.name-driver': {
    says: 'Ninguna ley le obliga a decir a una empresa privada quién conducía. Si es el titular (keeper), solo pueden reclamarle si cumplieron las reglas para titulares. Compruebe la regla de los 14 días.',
  },
  'gb.ask-parking.council-not-driving': {
    says: 'Una multa del ayuntamiento la paga el propietario, conduzca quien conduzca. No la paga si el coche estaba vendido, robado o alquilado a alguien que firmó por ello.',
    dependsOn: 'quién era el propietario del coche ese día',
  },
  'gb.ask-parking.collector': {
    says: 'Un cobrador (debt collector) de un cobro privado de aparcamiento no puede venir a llevarse cosas. Escriba una vez que lo discute y por qué. Después esté atento a un aviso antes de la demanda (letter before claim).',
  },
  'gb.ask-parking.bailiff-council': {
    says: 'Si nunca recibió los avisos anteriores, envíe hoy los formularios TE7 y TE9 al Traffic Enforcement Centre. Mantenga la puerta cerrada, y ofrezca un plan si lo debe.',
  },
  'gb.ask-parking.clamp': {
    says: 'En terreno privado nadie puede poner un cepo ni llevarse su coche sin un poder legal. Es delito. Los agentes de embargo (bailiffs), la policía, la DVLA y los ayuntamientos sí tienen poderes.',
  },
  'gb.ask-parking.hire-car': {
    says: 'En un cobro privado, lo debe quien alquiló solo si también le enviaron el contrato de alquiler y su declaración firmada. En una multa del ayuntamiento, paga quien firmó el alquiler.',
    dependsOn: 'si es un cobro privado o una multa del ayuntamiento',
  },
}
