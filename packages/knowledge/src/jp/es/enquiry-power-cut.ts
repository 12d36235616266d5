/** The Spanish words of the rows in ../enquiry-power-cut.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POWER_CUT_ES: Words = {
  'jp.ask.power-cut': {
    says: 'Llame a la empresa antes de la fecha y pida pagar más tarde o en partes. Diga si hay un bebé o un enfermo en casa. Avisan antes de cortar, y el agua suele ser lo último. La oficina de ayuda de su ciudad (自立相談支援機関) y el consejo social (社会福祉協議会) ayudan con préstamos; pregunte también por la ayuda pública (生活保護).',
  },
}
