/** Questions about an accident at work that the employer does not report: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCIDENT_NOT_DECLARED_NL: Words = {
  'es.ask.accident-not-reported': {
    says: 'U verliest geen rechten als het bedrijf niets meldt. Ga naar de mutua en zeg dat het op het werk of onderweg gebeurde; nooit thuis. Het bedrijf moet binnen vijf werkdagen melden. Gewoon ziekgemeld? Vraag het INSS te beslissen (determinación de contingencia). Bij een arbeidsongeval krijgt u 75 % vanaf de volgende dag. Meld het bij de Inspección de Trabajo; ga naar een vakbond. Bewaar berichten, foto’s en getuigen.',
  },
}
