/** Questions of tenants whose landlord wants the home for family, and of tenants who share one: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWNER_MOVES_IN_ES: Words = {
  'nz.ask.owner-moving-in': {
    says: 'Sí, en un alquiler periódico bastan 42 días si el dueño o su familia la necesita como vivienda principal. El aviso debe ser escrito, con la razón y el último día. Un plazo fijo no acaba así. Puede irse antes con 21 días. Si la razón no es cierta, acuda al Tenancy Tribunal: 0800 836 262. Solo él puede sacarle.',
  },
  'nz.ask.co-tenant': {
    says: 'Casi siempre sí. Los inquilinos del mismo contrato deben toda la renta juntos; el casero puede pedirla entera a cada uno. Pague para no perder la casa. Luego reclame la parte a su compañero por escrito con fecha. Si no, Disputes Tribunal. Diga por escrito al casero que se fue y pida cambiar el contrato. La fianza puede cubrir una parte.',
  },
}
