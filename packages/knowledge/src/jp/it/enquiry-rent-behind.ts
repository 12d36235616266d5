/** The Italian words of the rows in ../enquiry-rent-behind.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_BEHIND_IT: Words = {
  'jp.ask.rent-behind-out': {
    says: 'Solo un ufficiale giudiziario (執行官) con una sentenza può metterLa fuori, mai il padrone o la ditta garante. I giudici sciolgono il contratto di solito da circa tre mesi non pagati. Paghi ciò che può e offra rate per iscritto. Arriva una carta del tribunale? Risponda e ci vada. Cambiare la serratura è illegale: polizia. Il comune può pagare l’affitto per un tempo (住居確保給付金): 自立相談支援機関.',
  },
}
