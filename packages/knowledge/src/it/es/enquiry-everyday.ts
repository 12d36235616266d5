/** The Spanish words of the rows in ../enquiry-everyday.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_WORDS: Words = {
  'it.ask.return-online': {
    says: 'Si compró por internet, por teléfono o en su puerta, puede cancelar sin motivo en 14 días. En una tienda, solo si lo permite o si la cosa tiene un fallo.',
    dependsOn: 'dónde lo compró',
  },
  'it.ask.guarantee': {
    says: 'Sí. El vendedor responde durante dos años. Debe reparar o cambiar gratis. Si no, pida un precio más bajo o su dinero.',
  },
  'it.ask.scam-paid': {
    says: 'Llame ya a su banco y reclame el pago por escrito. Denúncielo a la Polizia Postale. Si usted no lo permitió, el banco debe devolverlo en la mayoría de los casos.',
  },
  'it.ask.scam-real': {
    says: 'No haga clic ni pague. Pregunte a la oficina real en un número que encuentre usted, o a la Polizia Postale por internet.',
  },
  'it.ask.light-cut': {
    says: 'No enseguida. Antes llega una carta certificada (raccomandata) o un e-mail certificado (PEC). Para la luz deben pasar al menos 25 días, para el gas 40. Pida ya pagar a plazos.',
    dependsOn: 'si recibió la carta formal',
  },
  'it.ask.fine-too-old': {
    says: 'El derecho a cobrar una multa de tráfico acaba cinco años después de la infracción. Cada papel que le notifiquen en ese tiempo reinicia los cinco años.',
    dependsOn: 'el último papel que le notificaron',
  },
  'it.ask.fine': {
    says: 'Pague un 30 % menos en cinco días, o el mínimo en 60. O recurra: 30 días al juez de paz (giudice di pace), 60 al prefecto (Prefetto). No a los dos.',
    dependsOn: 'si tiene pruebas',
  },
  'it.ask.insurance-no': {
    says: 'Envíe una reclamación por e-mail certificado (PEC) o carta certificada. Tras 45 días o un no, vaya por internet al árbitro de seguros (AAS) por 20 €. Ojo con los dos años.',
  },
  'it.ask.telecom-leave': {
    says: 'Sí, con 30 días de preaviso. Solo pueden pedir costes reales que le dijeron antes.',
  },
  'it.ask.flight': {
    says: 'En la mayoría de los casos sí. Por tres horas de retraso o una cancelación tardía, de 250 € a 600 € según la distancia, salvo causa externa. También comida, y otro vuelo o su dinero.',
  },
  'it.ask.gym-health': {
    says: 'Una cláusula que solo deja salir al gimnasio puede ser abusiva y sin efecto. Si la salud impide usarlo, escriba por carta certificada o PEC, con el certificado. Pida terminar o suspender, y que le devuelvan los meses siguientes.',
  },
  'it.ask.not-delivered': {
    says: 'El vendedor debe entregar en 30 días si no pactaron otra fecha. Dé por escrito un último plazo. Si pasa, resuelva el contrato: debe devolver todo sin demora, y puede pedir daños.',
  },
  'it.ask.fine-driver': {
    says: 'Diga a la policía en 60 días quién conducía. Si no, llega una segunda multa, aunque haya pagado la primera. Los puntos van al conductor real. El dueño responde igualmente de la multa.',
  },
  'it.ask.fake-invoice': {
    says: 'Llame ya al banco y pida que reclame la transferencia. Denúncielo a la policía. Desde el 9 de octubre de 2025 el banco debe comprobar que nombre e IBAN coinciden. Si no lo hizo, pida el dinero.',
  },
  'it.ask.garage-keeps': {
    says: 'Un taller puede retener el coche por trabajos encargados y debidos, no por los que nunca aceptó. Pida el presupuesto u orden firmada. Pague «bajo protesta» para recuperarlo y reclame después.',
  },
  'it.ask.offer-too-low': {
    says: 'Puede tomar el dinero y reclamar el resto. Escriba que lo acepta solo «in acconto», con un presupuesto o informe médico. Tras un no está el Árbitro de seguros. Tiene dos años tras un accidente de coche.',
  },
  'it.ask.trip-cancelled': {
    says: 'Si el organizador cancela un viaje combinado, debe devolver todo en 14 días. No tiene que aceptar un vale. También puede pedir daños, salvo pocos inscritos o causa ajena.',
  },
  'it.ask.speed-camera': {
    says: 'Un radar aprobado pero no homologado no prueba nada, dice el Supremo italiano. Pida sus papeles. Recurra gratis al Prefetto en 60 días, o al giudice di pace en 30. No pague antes.',
  },
  'it.ask.tv-fee': {
    says: 'Sin televisor en casa no hay canon. Pero debe decirlo cada año con el formulario de la Agenzia delle Entrate, hasta el 31 de enero para todo el año. Si se lo cobraron en la luz, pida la devolución allí.',
  },
  'it.ask.not-ordered': {
    says: 'No debe nada por lo que no pidió: el silencio no es un sí. Escriba que nunca aceptó y pida su dinero. Diga al banco que no autorizó el pago.',
  },
  'it.ask.private-seller': {
    says: 'Una venta entre particulares obliga: el vendedor debe entregar o devolver el dinero. Use a tiempo la protección de la web y la reclamación de la tarjeta. Luego envíe un requerimiento. Si fue un engaño desde el principio, denuncie.',
  },
}
