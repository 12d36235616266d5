/** The words of the rows in ../enquiry-new-basic-security.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEW_BASIC_SECURITY_ES: Words = {
  'de.ask-benefit.new-basic-security': {
    says: 'Desde julio de 2026 el Bürgergeld se llama Grundsicherungsgeld. Faltar a un deber cuesta el 30 % de la suma básica durante tres meses. Faltar otra vez a citas cuesta el 30 % un mes cada vez. Quien rechaza a propósito un trabajo real puede perder la suma básica hasta dos meses, y quien falta a tres citas seguidas, todo. Un buen motivo o un caso de dureza lo evita. Recurra en un mes.',
  },
}
