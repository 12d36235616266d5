/** The Spanish words of the rows in ../enquiry-surety.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SURETY_ES: Words = {
  'jp.ask.student-loan': {
    says: 'Llame a JASSO antes de atrasarse más. Pida cuotas menores (減額返還) o una espera (返還期限猶予) si gana poco, está enfermo o sin trabajo. Pueden pedir a un avalista: avísele pronto.',
  },
  'jp.ask.guarantor': {
    says: 'Un avalista solidario (連帯保証人) debe como el deudor. Pida el papel firmado y lo que queda. Sin escrito, o sin tope en un aval abierto, es nulo. Vea a un abogado antes de pagar.',
    dependsOn: 'lo que firmó',
  },
  'jp.ask.parents-debt': {
    says: 'Nadie debe el préstamo de un familiar, salvo quien firmó como fiador (保証人). Un prestamista no puede presionar a la familia: diga no por escrito. No firme ni pague nada. Tras una muerte se heredan deudas: renuncie (相続放棄) en tres meses ante el tribunal de familia.',
  },
}
