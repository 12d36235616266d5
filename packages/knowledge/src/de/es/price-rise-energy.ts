/** Energy firms that raise a price: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_ENERGYS_ES: Words = {
  'de.price.energy-right-end': {
    says: 'Puede terminar el contrato el día de la subida, gratis y sin preaviso, aun en el plazo mínimo. No si solo cambia el IVA.',
  },
  'de.price.energy-right-told': {
    says: 'Deben avisar a un hogar al menos un mes antes y claro: precio viejo, precio nuevo, motivo y su derecho a irse.',
  },
  'de.price.energy-right-basic': {
    says: 'En el suministro básico (Grundversorgung) deben escribir seis semanas antes. Puede irse siempre con dos semanas de preaviso.',
  },
  'de.price.energy-safe': {
    says: 'Al cambiar nunca se queda sin luz o gas. Si algo falla, entra el suministrador básico (Grundversorger).',
  },
  'de.price.energy-step-switch': {
    says: 'Compare ofertas ahora. Para irse, mande usted mismo el aviso por escrito, de modo que llegue antes del día de la subida.',
  },
  'de.price.energy-option-leave': {
    says: 'Nombre el derecho especial de salida (Sonderkündigungsrecht) y el día de la subida.',
    title: 'Terminar y cambiar de suministrador',
    cost: 'Gratis.',
    time: 'Antes de que empiece la subida.',
    risk: 'Compruebe antes que el precio nuevo es más bajo.',
    bestFor: 'Otro es más barato.',
  },
}
