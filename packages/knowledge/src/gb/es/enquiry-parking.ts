/** The Spanish words of the rows in ../enquiry-parking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_ES: Words = {
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
  'gb.ask-parking.bailiff-private': {
    says: 'Una empresa privada de aparcamiento no puede enviar ahora agentes de embargo (bailiffs). Antes tendría que ganar en el juzgado. Solo pueden venir si después usted no paga la sentencia.',
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
  'gb.ask-parking.blue-badge': {
    says: 'Recurra y envíe una copia de la tarjeta (Blue Badge), por los dos lados. Los ayuntamientos suelen anularla. Según el código privado, una tarjeta que no se veía debería bajar el cobro a £20.',
  },
  'gb.ask-parking.hospital': {
    says: 'Recurra ante la empresa y envíe prueba de la cita o del retraso. Pida también al hospital que lo anule. Una enfermedad o una cita que se alargó cuenta a su favor.',
  },
  'gb.ask-parking.rejected-council': {
    says: 'Tras un aviso de rechazo (notice of rejection) tiene 28 días para recurrir al tribunal independiente. Es gratis. Si solo era una primera impugnación, espere el aviso al propietario (notice to owner).',
  },
  'gb.ask-parking.rejected': {
    says: 'Use el código del rechazo para recurrir a POPLA o al IAS antes del último día de la carta. Es gratis. Conteste a cada punto con pruebas.',
  },
  'gb.ask-parking.popla-lost': {
    says: 'Perder en POPLA no le obliga, y solo un juzgado puede hacerle pagar. Puede pagar, o esperar y defenderse de una demanda. Si pierde allí, se añaden costes.',
    dependsOn: 'la fuerza de su caso',
  },
  'gb.ask-parking.wrong-plate': {
    says: 'Recurra y envíe su recibo o extracto. Por un error pequeño al escribir, el código dice que el cobro debería anularse. Por un error mayor debería bajar a £20.',
  },
  'gb.ask-parking.machine': {
    says: 'Recurra y diga qué no funcionó y qué intentó. Añada fotos, capturas o datos de llamadas. Si no había forma de pagar que funcionara, es un punto fuerte.',
  },
  'gb.ask-parking.council-or-private': {
    says: '«Penalty charge notice» o «fixed penalty» viene de un ayuntamiento (council) o de la policía. «Parking charge notice» viene de una empresa privada y no es una multa.',
    dependsOn: 'las palabras del aviso',
  },
  'gb.ask-parking.credit': {
    says: 'Un cobro de aparcamiento no toca su historial de crédito. Una sentencia (judgment) sí puede, si sigue sin pagar más de un mes.',
  },
  'gb.ask-parking.late-notice': {
    says: 'Si no, el aviso al titular (keeper) debe llegar en un plazo de 14 días desde el aparcamiento. Si dejaron un tique en el coche, debe llegar entre el día 29 y el día 56.',
    dependsOn: 'si dejaron un tique en el coche',
  },
  'gb.ask-parking.grace-council': {
    says: 'En Inglaterra hay 10 minutos gratis cuando acaba el tiempo pagado o permitido en una plaza o aparcamiento del ayuntamiento. No cubre líneas amarillas ni aparcar sin pagar.',
  },
  'gb.ask-parking.grace': {
    says: 'El código privado da al menos 10 minutos de margen cuando acaba el aparcamiento permitido, más tiempo al principio para leer los carteles. Recurra si estaba dentro de eso.',
  },
  'gb.ask-parking.signs': {
    says: 'Haga fotos de los carteles y líneas desde donde entró y aparcó. Los carteles poco claros o que faltan son un buen motivo de recurso, con ayuntamiento o empresa privada.',
  },
  'gb.ask-parking.airport': {
    says: 'Si las tiene, las reglas para titulares (keepers) quizá no valgan, y solo se puede reclamar al conductor. Dígalo cuando recurra como titular.',
    dependsOn: 'si el terreno tiene normas propias (byelaws)',
  },
  'gb.ask-parking.court-claim': {
    says: 'No deje pasar las fechas. Responda en un plazo de 14 días desde la entrega (service) para tener 28 días para la defensa. Luego diga por qué no debe nada: carteles, reglas para titulares, pago o un cobro anulado.',
  },
  'gb.ask-parking.cancelled': {
    says: 'Guarde el mensaje que dice que se anuló. Envíe una copia y pida que paren. Si hay una demanda judicial, póngalo como primer punto de su defensa.',
  },
  'gb.ask-parking.council-challenge': {
    says: 'Impugne en un plazo de 14 días con fotos y su motivo. Si el ayuntamiento dice que no, la mayoría ofrece otra vez el precio menor. Después puede ir a un tribunal gratuito.',
  },
  'gb.ask-parking.scotland': {
    says: 'En Escocia solo el conductor puede deber un cobro privado. Ninguna ley obliga al titular (keeper) a decir a la empresa quién conducía. Una multa del ayuntamiento es distinta: páguela o impúgnela.',
    dependsOn: 'quién lo envió, y si usted conducía',
  },
  'gb.ask-parking.old-charge': {
    says: 'Una empresa tiene seis años desde el aparcamiento para presentar una demanda judicial (court claim). Después usted tiene una defensa completa.',
    dependsOn: 'hace cuánto tiempo fue',
  },
  'gb.ask-parking.how-appeal': {
    says: 'Recurra primero ante la empresa o el ayuntamiento, en su formulario, con fotos y pruebas. Hágalo en un plazo de 14 días para conservar el precio menor. Si dicen que no, hay un recurso independiente gratuito.',
  },
  'gb.ask-parking.scotland-council': {
    says: 'En Escocia paga la mitad en un plazo de 14 días, o la impugna ante el ayuntamiento (council). Tras un aviso de rechazo tiene 28 días para recurrir al First-tier Tribunal.',
  },
  'gb.ask-parking.ni-penalty': {
    says: 'Impúgnela por escrito en un plazo de 14 días, y el precio menor espera a la respuesta. Tras un rechazo puede recurrir al Traffic Penalty Tribunal de Irlanda del Norte.',
  },
}
