/** A lasting power of attorney: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const POWER_OF_ATTORNEY_ES: Words = {
  'gb.attorney.know': {
    says: 'Un poder (lasting power of attorney) debe hacerse mientras la persona lo entiende, y registrarse. Si es tarde, la Court of Protection puede nombrar a alguien.',
  },
  'gb.attorney.answer-misused': {
    says: 'Avise a la Office of the Public Guardian (OPG). Cualquiera puede, y es gratis. Puede revisar las cuentas y pedir a la Court of Protection que acabe el poder. Quien lo tiene debe actuar por la persona, separar el dinero y dar solo regalos pequeños y habituales. Si la persona aún lo entiende, puede anularlo ella misma. ¿Sale dinero ahora? Avise al banco y a la policía (101).',
  },
}
