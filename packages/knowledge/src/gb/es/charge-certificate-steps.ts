/** The Spanish words of the rows in ../charge-certificate-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHARGE_CERTIFICATE_STEPS_ES: Words = {
  'gb.pcn.step-certificate': {
    says: 'Si no recibió ningún aviso anterior, pregunte enseguida al ayuntamiento (council) por qué. Si no es así, pague en un plazo de 14 días para evitar costes judiciales.',
  },
  'gb.pcn.step-witness': {
    says: '¿Es cierto para usted algún motivo del formulario TE9 o PE3? Entonces envíelo al Traffic Enforcement Centre en un plazo de 21 días.',
  },
  'gb.pcn.step-witness-pay': {
    says: 'Si ningún motivo es cierto, pague o pida un plan al ayuntamiento antes de que un warrant llegue a agentes de embargo (bailiffs).',
  },
  'gb.pcn.step-certificate-plan': {
    says: 'Si no puede pagarlo todo, escriba ya al ayuntamiento (council) y pida tiempo. Diga por qué.',
  },
  'gb.pcn.step-certificate-watch': {
    says: 'Esté atento a una orden (order for recovery). Viene con un formulario para decir qué salió mal, con 21 días para enviarlo.',
  },
  'gb.pcn.step-certificate-address': {
    says: 'Compruebe que el ayuntamiento y la DVLA tienen su dirección actual, para que le llegue la próxima carta.',
  },
  'gb.pcn.step-witness-late': {
    says: 'Si los 21 días han pasado, envíe el formulario TE7 con el TE9 y diga por qué llega tarde.',
  },
  'gb.pcn.step-witness-advice': {
    says: 'Llame a National Debtline al 0808 808 4000 para ayuda gratuita con los formularios o un plan.',
  },
}
