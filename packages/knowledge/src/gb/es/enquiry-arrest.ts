/** Questions of people whom the police took in: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ARREST_ES: Words = {
  'gb.ask-police.arrested': {
    says: 'Pida el abogado de guardia (duty solicitor), que es gratis, y no diga nada del asunto antes de hablar con él. Puede pedir que avisen a alguien. La policía puede retenerle sin cargos casi siempre 24 horas, y más por delitos graves. Después guarde cada papel y cada fecha en que deba volver. No volver es otro delito.',
  },
}
