/** The Spanish words of the rows in ../enquiry-consumer.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_ES: Words = {
  'us.ask-consumer.return': {
    says: 'Ninguna ley federal obliga a una tienda a aceptar una devolución porque cambió de idea. Vale la política de la tienda. Si hay defectos, use la garantía y dispute el cargo de la tarjeta.',
    dependsOn: 'si el producto tiene defectos y qué prometió la tienda',
  },
  'us.ask-consumer.three-days': {
    says: 'El derecho de tres días es para ventas en su casa o en una feria u hotel, no en una tienda. No cubre un carro comprado en un concesionario. Algunos préstamos sobre su casa también lo tienen.',
    dependsOn: 'dónde firmó y qué compró',
  },
  'us.ask-consumer.car-three-days': {
    says: 'La ley federal no da tres días para devolver un carro comprado en un concesionario. Pueden ayudar una ley de autos defectuosos (lemon law), una garantía o una mentira del vendedor.',
    dependsOn: 'su estado, la garantía y lo que le dijo el vendedor',
  },
  'us.ask-consumer.subscription': {
    says: 'Cancele por escrito y guarde prueba. Una empresa en línea debe dar una forma sencilla de parar. Si sigue cobrando, dispútelo con su tarjeta y avise a su estado.',
  },
  'us.ask-consumer.not-delivered': {
    says: 'Escriba al vendedor y pida su dinero. Debe enviarlo en el plazo prometido, o en un máximo de 30 días. Dispute el cargo de la tarjeta en un plazo de 60 días desde el estado de cuenta.',
  },
  'us.ask-consumer.scammed': {
    says: 'Llame ya a su banco, a su tarjeta o a la empresa de la tarjeta de regalo. Pida que paren o devuelvan el pago. Después repórtelo en ReportFraud.ftc.gov. Si dio datos, vaya a IdentityTheft.gov.',
  },
  'us.ask-consumer.surprise-bill': {
    says: 'Pida una factura detallada (itemized bill) y la ayuda económica del hospital. Con seguro, casi todas las emergencias no cuestan más que dentro de la red. Llame al No Surprises Help Desk. Las ambulancias terrestres no están cubiertas.',
  },
  'us.ask-consumer.claim-denied': {
    says: 'Apele por escrito. En un plan médico tiene 180 días, y después cuatro meses para una revisión externa (external review). En otros seguros, quéjese ante la oficina de seguros de su estado.',
  },
  'us.ask-consumer.flight': {
    says: 'Si la aerolínea cancela o cambia mucho su vuelo y usted no viaja, debe devolverle el dinero. Con tarjeta, en un plazo de 7 días hábiles.',
  },
  'us.ask-consumer.small-claims-sued': {
    says: 'Busque en el papel el día y la corte. En muchos estados no hace falta una contestación escrita, pero pierde si no va. En algunos, como Texas, debe contestar en pocos días.',
  },
  'us.ask-consumer.small-claims': {
    says: 'Envíe primero un reclamo por escrito. Después presente el caso en la corte de reclamos menores (small claims court) donde vive o trabaja la otra parte. Cada estado tiene su suma máxima, y no necesita abogado.',
  },
  'us.ask-consumer.copyright': {
    says: 'Quite la obra y guarde una copia. Pida pruebas de propiedad y registro antes de pagar. Los papeles de la corte o de la Copyright Claims Board tienen una fecha que debe cumplir.',
  },
  'us.ask-consumer.contractor': {
    says: 'Escriba qué está mal y para cuándo debe arreglarse. Quéjese ante la junta de licencias y el fiscal general (attorney general) de su estado. La corte de reclamos menores (small claims court) es el paso siguiente.',
  },
  'us.ask-consumer.warranty-refused': {
    says: 'Pida el motivo por escrito. Una empresa no puede anular una garantía (warranty) solo porque usted abrió el aparato o usó otras piezas o talleres. Debe mostrar que eso causó la falla. La ley estatal también promete que las cosas funcionen.',
  },
}
