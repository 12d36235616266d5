/** The Spanish words of the rows in ../enquiry-home-deals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_DEALS_ES: Words = {
  'us.ask-consumer.contractor': {
    says: 'Escriba por correo certificado qué está mal y una fecha para hacer el trabajo o devolver el dinero. Luego quéjese a la junta de licencias y al attorney general de su estado. Tomar dinero y no hacer nada puede ser delito: avise también a la policía. Si pagó con tarjeta, dispútelo. Después, small claims.',
  },
  'us.story.house-deal': {
    says: 'Lea el contrato: fechas, salidas y quién recibe el depósito. Un trato de tierra casi siempre vale solo por escrito firmado. Pida que la firma de títulos guarde el dinero y vea pronto a un abogado.',
    dependsOn: 'lo que dice el contrato y quién lo rompió',
  },
  'us.story.contract': {
    says: 'Un contrato obliga cuando ambos acordaron lo principal. Una parte sola no puede cambiarlo, salvo que el contrato lo permita. Guarde el texto y los mensajes, y escriba qué espera y para cuándo.',
    dependsOn: 'lo acordado y cómo puede mostrarlo',
  },
  'us.story.hidden-fault': {
    says: 'Un vendedor que conocía una falla grave y la ocultó o mintió puede deberle el arreglo. Guarde fotos, el formulario, la inspección y lo que dijo el vecino. El plazo para demandar es limitado.',
    dependsOn: 'lo que sabía el vendedor y su estado',
  },
  'us.story.private-sale': {
    says: 'Una venta privada casi siempre es final, pues solo los comerciantes dan la garantía básica. Debe algo si mintió o prometió que funciona. Guarde el anuncio y los mensajes.',
    dependsOn: 'lo que dijo del producto',
  },
}
