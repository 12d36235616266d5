/** Questions on old and small Centrelink debts, and on superannuation after a death: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBTS_AND_SUPER_ES: Words = {
  'au.ask.centrelink-old-debt': {
    says: 'Ya no hay plazo: los seis años acabaron el 1 de enero de 2017. Las deudas viejas pueden quitarse de pagos y devoluciones de impuestos, salvo si ya eran demasiado viejas entonces. Pregunte cómo se calculó y pida una revisión; es gratis. Casi siempre deben perdonarla si solo fue error suyo y usted actuó de buena fe. También pueden contar enfermedad o violencia en casa. Y desde el 20 de marzo de 2026, una deuda de menos de $250.',
  },
  'au.ask.centrelink-small-debt': {
    says: 'Desde el 20 de marzo de 2026 una deuda de menos de $250 casi siempre debe perdonarse. La suma sube cada julio. Vale para deudas calculadas o cambiadas desde ese día. También se perdonaron sumas pequeñas aún sin calcular entonces. El fraude puede investigarse. ¿Le llegó una carta igual? Pida una revisión; es gratis. Diga que vale la regla de deudas pequeñas.',
  },
  'au.ask.super-will': {
    says: 'El testamento no manda sobre el super: lo paga el fondo. Una binding nomination válida le dice a quién pagar. Casi siempre acaba a los tres años si no se renueva o el fondo la deja seguir. Solo puede nombrar a pareja, hijos, personas que dependen de usted o su herencia. Si nombra la herencia, decide el testamento. Sin nombramiento elige el fondo. La familia puede oponerse en el plazo de su carta y luego ir gratis a AFCA.',
  },
}
