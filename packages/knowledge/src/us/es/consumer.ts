/** The Spanish words of the rows in ../consumer.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_ES: Words = {
  'us.bill.want': {
    says: 'Quieren que pague una factura atrasada y pueden hablar de cortar el servicio.',
  },
  'us.bill.who': {
    says: 'Es una compañía que le vende un servicio. No es una corte.',
  },
  'us.bill.reality': {
    says: 'Las empresas de luz, gas y agua deben avisar antes de cortarle el servicio. En muchos estados no pueden hacerlo con mucho frío o calor.',
  },
  'us.bill.rights-summary': {
    says: 'Puede disputar la factura, pedir un plan de pagos y quejarse ante la comisión de su estado.',
  },
  'us.bill.right-commission': {
    says: 'Puede quejarse ante la comisión de servicios públicos (utility commission) de su estado. En la mayoría de los estados, una disputa a tiempo detiene el corte.',
  },
  'us.bill.right-plain': {
    says: 'Una factura de teléfono debe ser clara, nombrar a cada empresa que le cobra y decir cómo disputarla.',
  },
  'us.bill.right-broadband': {
    says: 'Antes de contratar, la empresa de internet debe mostrar una etiqueta con el precio, todos los cargos, la velocidad y cualquier límite de datos.',
  },
  'us.bill.step-call': {
    says: 'Llame antes del día del corte. Pida un plan de pagos y protección por dificultades o por razones médicas.',
  },
  'us.bill.step-help': {
    says: 'Llame al 211 y pida LIHEAP, que ayuda con las facturas de calefacción y aire.',
  },
  'us.bill.step-check': {
    says: 'Revise el medidor, las fechas y si incluye una factura vieja de otra persona.',
  },
  'us.bill.option-plan': {
    says: 'Ofrezca lo que pueda mantener y pida que lo confirmen por escrito.',
    title: 'Pedir un plan de pagos',
    cost: 'Una parte cada mes',
    time: 'Antes del día del corte',
    risk: 'Si falta a un pago, el corte puede volver.',
    bestFor: 'La debe pero no puede pagarla toda de una vez.',
  },
  'us.bill.option-dispute': {
    says: 'Escriba qué está mal, con pruebas. Si no lo arreglan, vaya a la comisión de su estado (utility commission).',
    title: 'Disputar la factura',
    cost: 'Gratis',
    time: 'Antes del día de vencimiento',
    risk: 'Pague la parte con la que está de acuerdo.',
    bestFor: 'La suma o la persona está mal.',
  },
  'us.bill.option-help': {
    says: 'LIHEAP, el 211 y organizaciones de caridad locales pueden pagar parte de la factura.',
    title: 'Recibir ayuda para pagar',
    cost: 'Gratis',
    time: 'Llame hoy',
    risk: 'Ninguno.',
    bestFor: 'Sus ingresos son bajos o hay una persona enferma en casa.',
  },
  'us.medical.right-surprise': {
    says: 'Con seguro, en casi todas las emergencias, o con médicos que no pudo elegir, no pueden cobrarle precios fuera de la red (out-of-network).',
  },
  'us.medical.right-estimate': {
    says: 'Sin seguro, puede disputar una factura que supera el estimado (estimate) por $400 o más. Hágalo en los 120 días después de la factura.',
  },
  'us.medical.right-charity': {
    says: 'Un hospital sin fines de lucro debe tener atención gratis o más barata para ingresos bajos. Puede pedirla durante 240 días desde la primera factura.',
  },
  'us.medical.step-itemized': {
    says: 'Pida una factura detallada (itemized bill) y compárela con el resumen de su aseguradora. Pida al hospital ayuda económica.',
  },
  'us.consumer.want': {
    says: 'Una empresa dice qué hará o no hará con su compra o contrato.',
  },
  'us.consumer.who': {
    says: 'Es un negocio privado. Si dice que no, esa no es la última palabra.',
  },
  'us.consumer.reality': {
    says: 'No hay un derecho general a devolver un producto porque cambió de idea. Los productos con defectos y los cargos ocultos son distintos.',
  },
  'us.consumer.rights-summary': {
    says: 'Puede disputar un cargo de tarjeta, usar la garantía, quejarse ante su estado e ir a la corte de reclamos menores (small claims court).',
  },
  'us.consumer.right-billing': {
    says: 'Si el producto no llegó o el cargo está mal, escriba a la empresa de la tarjeta. Tiene 60 días desde el estado de cuenta (statement).',
  },
  'us.consumer.right-cooling-off': {
    says: 'Una venta de más de $25 en su casa, o de más de $130 en un hotel o feria, se puede cancelar. Tiene hasta la medianoche del tercer día hábil.',
  },
  'us.consumer.right-online-cancel': {
    says: 'Una empresa en línea debe decirle las condiciones, obtener su permiso claro y darle una forma sencilla de parar los cargos.',
  },
  'us.consumer.right-delivery': {
    says: 'Lo comprado en línea debe enviarse en el plazo prometido, o en un máximo de 30 días. Si no, puede cancelar y recibir su dinero.',
  },
  'us.consumer.right-warranty': {
    says: 'Si una empresa no cumple su garantía escrita (warranty), puede demandarla, y tal vez recibir lo que cueste su abogado.',
  },
  'us.consumer.right-small-claims': {
    says: 'Puede llevar a la empresa a la corte de reclamos menores (small claims court) sin abogado. Cada estado tiene su propia suma máxima.',
  },
  'us.consumer.step-write': {
    says: 'Escriba a la empresa: qué compró, qué salió mal, qué quiere y para qué fecha.',
  },
  'us.consumer.step-card': {
    says: 'Si pagó con tarjeta de crédito, dispute el cargo por escrito de inmediato con la empresa de la tarjeta.',
  },
  'us.consumer.step-proof': {
    says: 'Guarde el recibo, el contrato, las fotos y todos los mensajes.',
  },
  'us.consumer.option-card': {
    says: 'Envíe una carta a la dirección para disputas (billing dispute). Deben responder en un plazo de 30 días y decidir en dos ciclos de facturación.',
    title: 'Disputarlo con la empresa de la tarjeta',
    cost: 'Gratis',
    time: 'Antes de 60 días desde el estado de cuenta',
    risk: 'Ninguno si dice la verdad. Siga pagando el resto.',
    bestFor: 'Pagó con tarjeta de crédito.',
  },
  'us.consumer.option-complain': {
    says: 'El fiscal general (attorney general) o la oficina del consumidor de su estado puede presionar a la empresa. Avise también a la FTC.',
    title: 'Quejarse ante su estado',
    cost: 'Gratis',
    time: 'Semanas',
    risk: 'Ninguno.',
    bestFor: 'La empresa no responde.',
  },
  'us.consumer.option-court': {
    says: 'Presente el caso en la corte local. Usted se lo cuenta al juez con sus propias palabras.',
    title: 'Ir a la corte de reclamos menores (small claims court)',
    cost: 'Una pequeña tarifa por presentar el caso',
    time: 'De uno a tres meses',
    risk: 'Puede perder la tarifa.',
    bestFor: 'La suma está dentro del límite y tiene pruebas.',
  },
}
