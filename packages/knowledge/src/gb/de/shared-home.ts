/** Shared homes without a licence: rent back. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const SHARED_HOME_DE: Words = {
  'gb.shared-home.right-licence': {
    says: 'Die meisten Wohnungen, die fünf oder mehr Menschen aus zwei oder mehr Familien teilen, brauchen eine Erlaubnis der Gemeinde. Ohne sie zu vermieten ist strafbar.',
  },
  'gb.shared-home.right-rent-back': {
    says: 'Sie können beim First-tier Tribunal Miete zurückverlangen. Für die Zeit seit dem 1. Mai 2026 sind es bis zu zwei Jahre Miete, wenn Sie innerhalb von zwei Jahren fragen. Davor war es ein Jahr.',
  },
  'gb.shared-home.answer': {
    says: 'Ja, wenn eine Erlaubnis nötig war und fehlt. Fragen Sie die Gemeinde, heben Sie Mietbelege auf und beantragen Sie beim First-tier Tribunal die Rückzahlung (rent repayment order).',
  },
  'gb.shared-home.right-fined': {
    says: 'Vor einer Strafe muss die Gemeinde ihre Gründe nennen und 28 Tage auf Ihre Antwort warten. Danach können Sie das First-tier Tribunal anrufen. Die Gemeinde muss sich ohne vernünftigen Zweifel sicher sein.',
  },
}
