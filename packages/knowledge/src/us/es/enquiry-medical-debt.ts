/** Questions about hospital bills and medical records: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MEDICAL_DEBT_ES: Words = {
  'us.ask-debt.right-estimate': {
    says: 'Sin seguro puede pedir un estimado por escrito antes de una atención planeada. Una factura de $400 o más por encima se puede disputar en 120 días. En una emergencia casi nunca lo hay.',
  },
  'us.ask-debt.medical-report': {
    says: 'Una corte anuló la prohibición federal en julio de 2025. Los burós (credit bureaus) dicen que no incluyen las pagadas, las de menos de un año ni las menores de $500. Algunos estados las prohíben.',
    dependsOn: 'la suma, su antigüedad y su estado',
  },
  'us.fact.small-payments-hospital': {
    says: 'Ninguna ley impide que un hospital use cobradores mientras usted manda sumas pequeñas. Solo le obliga un plan que aceptó. Pero un hospital sin fines de lucro debe ofrecer ayuda y tomar su solicitud 240 días desde la primera cuenta. Mientras decide, no puede demandar ni marcar su crédito. Envíela hoy y avise al cobrador. Dispute por escrito dentro de 30 días de su carta.',
  },
  'us.ask-debt.hospital-collections': {
    says: 'Un hospital sin fines de lucro debe esperar al menos 120 días antes de medidas duras como demandar. Debe pararlas mientras revisa su pedido de ayuda, que puede hacer durante 240 días.',
    dependsOn: 'si el hospital es sin fines de lucro',
  },
  'us.ask-life.medical-records': {
    says: 'Puede recibir sus registros, casi siempre en 30 días y por un costo justo. No pueden retenerlos por una cuenta sin pagar. Quéjese ante la oficina de derechos civiles de HHS.',
  },
}
