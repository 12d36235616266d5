/** Derechos sobre preguntas comunes: el derecho del Reino Unido en español. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RIGHTS_PARKING_ES: Words = {
  'gb.ask-parking.right-code': {
    says: 'Las empresas de una asociación siguen un solo código. Tiene 28 días para reclamar y luego un recurso gratis fuera de la empresa. Un pequeño error al teclear debería anularse.',
  },
  'gb.ask-parking.right-keeper-law': {
    says: 'El titular (keeper) solo paga por el conductor si el aviso llegó a tiempo y dice todo lo que pide la ley. No tiene que decir quién conducía.',
  },
  'gb.ask-parking.right-signs-case': {
    says: 'En 2015 la Supreme Court aceptó £85 porque los carteles eran grandes y claros. Carteles pequeños, ocultos o ausentes son una defensa.',
  },
  'gb.ask-parking.right-letter-first': {
    says: 'Antes del tribunal deben mandar una letter of claim con formulario y darle 30 días. La carta de un cobrador no lo es.',
  },
  'gb.ask-parking.right-council-act': {
    says: 'La multa del ayuntamiento (penalty charge) se basa en una ley; la privada, en carteles. No es un delito, pero crece si no hace nada.',
  },
  'gb.ask-parking.right-council-appeal': {
    says: 'Puede reclamar, luego alegar formalmente en 28 días y después recurrir gratis ante un tribunal independiente.',
  },
}
