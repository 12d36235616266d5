/** The Spanish words of the rows in ../enquiry-everyday.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_WORDS: Words = {
  'es.ask.return-online': {
    says: 'Si compró por internet, teléfono o en casa, puede cancelar en 14 días sin motivo. En tienda, solo si la tienda lo permite o tiene fallos.',
    dependsOn: 'dónde lo compró',
  },
  'es.ask.guarantee': {
    says: 'Sí. El vendedor responde tres años por cosas nuevas. Debe reparar o cambiar gratis. Si no, pida rebaja o su dinero.',
  },
  'es.ask.scam-paid': {
    says: 'Llame ya a su banco y diga que no lo autorizó o que le engañaron. Denuncie en la policía. Si no autorizó el pago, el banco debe en general devolverlo.',
  },
  'es.ask.scam-real': {
    says: 'No pulse ni pague. Pregunte a la oficina real en un teléfono que busque usted, o llame gratis al 017.',
  },
  'es.ask.light-cut': {
    says: 'No de golpe. En casa hace falta un requerimiento y dos meses, o cuatro con bono social. Pida un plan y vaya a servicios sociales.',
    dependsOn: 'si tiene bono social y quién vive con usted',
  },
  'es.ask.fine-half': {
    says: 'En 20 días naturales elige: pagar la mitad y terminar, o alegar con pruebas y perder el descuento.',
    dependsOn: 'si tiene pruebas',
  },
  'es.ask.insurance-no': {
    says: 'Pida el motivo por escrito y reclame a la aseguradora. Después reclame gratis ante la DGSFP. A los tres meses debe intereses altos.',
  },
  'es.ask.telecom-leave': {
    says: 'Puede darse de baja siempre. Si hay permanencia, la penalización debe bajar con el tiempo que falta.',
    dependsOn: 'si firmó permanencia',
  },
  'es.ask.flight': {
    says: 'En general sí: por tres horas de retraso o cancelación tardía, de 250 a 600 € según distancia, salvo causa externa. También comida y otro vuelo o su dinero.',
  },
  'es.ask.gym-health': {
    says: 'El gimnasio no puede poner trabas a su baja ni cobrar por lo que no presta. Pida la baja por escrito, con el informe médico y la fecha. La penalización debe bajar con el tiempo que queda. Después pida al banco que pare el recibo.',
  },
  'es.ask.not-delivered': {
    says: 'El vendedor debe entregar en 30 días si no pactaron otra fecha. Dé por escrito un último plazo. Si pasa, resuelva el contrato: deben devolver todo sin demora. Si se retrasan sin razón, puede pedir el doble.',
  },
  'es.ask.fine-driver': {
    says: 'Identifique al conductor real en el plazo de la carta, con nombre, DNI y domicilio. Si no, puede recibir una multa del doble o del triple. No pague la mitad si quiere alegar.',
  },
  'es.ask.fake-invoice': {
    says: 'Llame ya al banco y pida que reclame la transferencia. Denúncielo a la policía. Desde el 9 de octubre de 2025 el banco debe comprobar que nombre e IBAN coinciden. Si no lo hizo, pida el dinero.',
  },
  'es.ask.garage-keeps': {
    says: 'Un taller puede retener el coche por trabajos encargados y debidos, no por los que nunca aceptó. Pida el presupuesto u orden firmada. Pague «bajo protesta» para recuperarlo y reclame después.',
  },
  'es.ask.insurance-leave': {
    says: 'Escriba al seguro al menos un mes antes del vencimiento que no renueva. Debe avisarle de un cambio de precio dos meses antes. Si avisó tarde, aún puede rechazar el cambio por escrito.',
  },
  'es.ask.trip-cancelled': {
    says: 'Si el organizador cancela un viaje combinado, pida por escrito todo lo pagado. Debe devolverlo en 14 días y no tiene que aceptar un vale. Si no paga, vaya a la OMIC.',
  },
  'es.ask.health-cover': {
    says: 'Solo debe responder a lo que le preguntaron. Sin una pregunta clara no pueden usarlo contra usted. Si lo olvidó de buena fe, pueden pagar menos, no nada. Reclame por escrito y luego gratis a la DGSFP.',
    dependsOn: 'qué le preguntó la aseguradora al firmar',
  },
  'es.ask.not-ordered': {
    says: 'No debe nada por lo que no pidió: el silencio no es un sí. Escriba que nunca aceptó y pida su dinero. Diga al banco que no autorizó el pago.',
  },
  'es.ask.private-seller': {
    says: 'Una venta entre particulares obliga: el vendedor debe entregar o devolver el dinero. Use a tiempo la protección de la web y la reclamación de la tarjeta. Luego envíe un requerimiento. Si fue un engaño desde el principio, denuncie.',
  },
  'es.ask.workshop': {
    says: 'El taller debe respetar el presupuesto escrito. Si aparecen averías ocultas, debe avisar y tener su conformidad. La reparación tiene garantía de tres meses o 2.000 km. Pida la hoja de reclamaciones y vaya a la OMIC.',
  },
}
