/** Questions of tenants who are told to go at the end of a lease or for the owner, and who share a lease: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_REASONS_ES: Words = {
  'au.ask.lease-end-no-reason': {
    says: 'En Nueva Gales del Sur (desde el 19 de mayo de 2025), Victoria (desde el 25 de noviembre de 2025) y Australia Meridional el fin del contrato no es razón. Necesitan una de la ley, con prueba. Sin ella el aviso no vale y sigue mes a mes. En Queensland el fin del plazo es razón, con dos meses. En Australia Occidental bastan 30 días. Solo el tribunal puede sacarle.',
    dependsOn: 'su estado',
  },
  'au.ask.owner-moving-in': {
    says: 'Es una razón válida, pero solo con el aviso correcto. En Nueva Gales del Sur y Victoria son 90 días mes a mes, en el formulario correcto y con prueba. En Queensland, dos meses. No acaba antes un plazo fijo, y un SMS no basta. Si está mal, quédese y pague. Si lo alquilan pronto a otros, puede quejarse. Llame a un servicio de inquilinos.',
  },
  'au.ask.co-tenant': {
    says: 'Casi siempre sí. Si ambos están en el contrato, el casero puede pedir toda la renta a cada uno. Pague para no perder la casa y reclame la mitad a su compañero: por escrito con fecha, con extractos, y en el tribunal o reclamación pequeña. Diga por escrito a la agencia que se fue. Pida poner a otro. Su parte de la fianza puede contar.',
  },
}
