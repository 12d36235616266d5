/** Demands of the tax office and its collector: what to do. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_AND_BENEFITS_STEPS_WORDS: Words = {
  'it.public.step-what': {
    says: 'Vea qué es: primer aviso (avviso bonario), liquidación (accertamento), aviso de cobro (cartella), aviso de bloqueo (fermo). Anote el día de la notificación.',
  },
  'it.public.step-real': {
    says: 'Compruébelo en su área de AdER, la oficina de impuestos o INPS con SPID o CIE, nunca por un enlace.',
  },
  'it.public.step-act': {
    says: 'Si es correcto, pida ya plazos por internet. Si está mal, vea a tiempo para recurrir un centro de ayuda fiscal (CAF) o un asesor fiscal.',
  },
  'it.public.step-plan': {
    says: 'Elija cuotas que pueda pagar: el plan se pierde tras ocho cuotas sin pagar.',
  },
  'it.public.step-old': {
    says: 'Mire las fechas: impuesto del coche tres años; impuestos del municipio, multas e INPS cinco; impuestos del Estado normalmente diez.',
  },
}
