/** The Spanish words of the rows in ../consumer.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_ES: Words = {
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
    says: 'Una venta de $25 o más en su casa, o de $130 o más en un hotel o feria, se puede cancelar. Tiene hasta la medianoche del tercer día hábil.',
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
