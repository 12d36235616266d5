/** Questions of tenants whose home is sold: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSE_SOLD_ES: Words = {
  'au.ask.sold-vic': {
    says: 'En Victoria, un aviso por venta exige 90 días desde el 25 de noviembre de 2025. Debe ir en el formulario oficial, con prueba como el contrato de venta o el encargo a la agencia. Un correo solo no basta. No acaba antes un contrato de plazo fijo. No tiene que irse ese día: siga pagando la renta y recurra al VCAT. Solo la policía con orden del VCAT puede sacarle.',
  },
  'au.ask.sold-nsw': {
    says: 'En Nueva Gales del Sur depende de la venta. Si hay contrato firmado y el comprador quiere la casa vacía, bastan 30 días. Si solo se va a poner en venta, deben dar 90 días, o 60 en un contrato de hasta seis meses. Un plazo fijo no acaba antes de su último día. La prueba, como el contrato, debe ir con el aviso. Si está mal, quédese y siga pagando; solo el NCAT puede ordenar que salga.',
  },
  'au.ask.fixed-term-sold': {
    says: 'No. Un contrato de plazo fijo sigue con el nuevo dueño. Una venta no puede hacerle salir antes del último día, salvo que usted acepte. Siga pagando y conteste por escrito que se queda hasta el final. Si quieren que salga antes, puede pedir dinero por ello. Solo el tribunal puede obligarle a irse.',
  },
  'au.ask.house-sold': {
    says: 'Una venta no acaba un plazo fijo antes de su último día. Mes a mes son 90 días en Victoria, en el formulario oficial con prueba. En Nueva Gales del Sur, 30 días si hay contrato firmado y 90 si solo sale a la venta. En Queensland, dos meses. Un aviso malo no le obliga. Puede quedarse y pagar hasta que decida el tribunal; llame a un servicio de inquilinos.',
    dependsOn: 'su estado y si el plazo es fijo',
  },
}
