/** Questions about what a notice must do, grace periods, signs, special land and court: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_NOTICES_ES: Words = {
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
  'gb.ask-parking.claim-not-driver': {
    says: 'No la ignore. Acuse recibo de la demanda en 14 días: así tiene 28 días en total para defenderse. El titular (keeper) que no conducía solo debe si la empresa cumplió cada regla sobre titulares, casi siempre un aviso en 14 días. Dígalo en su defensa. Nadie debe decir quién conducía. Nombrar al conductor solo ayudaba antes del juicio.',
  },
}
