/** What cannot be seized, the officer's last day, and a home with a loan: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const SEIZURE_LIMITS_ES: Words = {
  'jp.seize.right-benefits': {
    says: 'Ningún acreedor privado puede quitar la ayuda por hijo, una pensión pública o la asistencia social. Si está en una cuenta embargada, pida al tribunal que la libere.',
  },
  'jp.seize.warn-officer-day': {
    says: 'El oficial fija un último día para salir, casi siempre un mes después de la primera visita. Después sacan sus cosas. Pida hoy ayuda de vivienda a la ciudad.',
  },
  'jp.seize.right-home-loan': {
    says: 'Si vive en la casa, un plan del tribunal (個人再生) puede dejársela. Cuando el garante ha pagado al banco, tiene seis meses para presentarlo.',
  },
  'jp.seize.step-home-loan': {
    says: 'Pregunte esta semana a un abogado: un plan del tribunal, o una venta propia (任意売却) antes de la subasta. Pida también otras condiciones al banco.',
  },
  'jp.seize.right-office-review': {
    says: 'Contra el embargo de una oficina puede pedir una revisión gratis (審査請求) en tres meses. Pida también una pausa mientras paga por partes.',
  },
}
