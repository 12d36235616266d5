/** A job that passes to a new employer: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TRANSFER_OF_A_JOB_ES: Words = {
  'gb.work.right-transfer': {
    says: 'Si su trabajo pasa a otro empleador, su puesto y contrato pasan también. Que le despidan por ello es casi siempre injusto. Deben informarle y consultarle antes.',
  },
  'gb.work.transfer-wants': {
    says: 'Su puesto pasa a un nuevo empleador, con sus condiciones y su antigüedad.',
  },
  'gb.work.right-unbroken': {
    says: 'Su antigüedad sigue sin corte. Cuenta para el preaviso, la indemnización y el despido injusto.',
  },
  'gb.work.transfer-step': {
    says: 'Pregunte quién habla por usted y qué cambios se planean. Guarde contrato y nóminas. Rechace por escrito peores condiciones.',
  },
}
