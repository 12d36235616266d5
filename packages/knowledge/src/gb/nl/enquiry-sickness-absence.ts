/** The Dutch words of the rows in ../enquiry-sickness-absence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SICKNESS_ABSENCE_NL: Words = {
  'gb.ask-work.disability-absence': {
    says: 'Neem geen ontslag. Een lange ziekte die het dagelijks leven beperkt, is wettelijk meestal een handicap. Aanvallen volledig meetellen, of daarom ontslaan, kan dan discriminatie zijn, ook als iedereen gelijk wordt behandeld. Vraag vooraf schriftelijk die dagen niet te tellen, de grens te verhogen en het werk aan te passen. Neem iemand mee, ga in beroep en bel snel Acas: 0300 123 1100.',
  },
  'gb.ask-work.absence-meeting': {
    says: 'Lees de regels over verzuim en controleer elke datum. Ga erheen, met een collega of vakbond als een waarschuwing mogelijk is. Toon de redenen, doktersbriefjes en wat zou helpen. Na twee jaar (vanaf 1 januari 2027 zes maanden) moet ontslag eerlijk zijn: kijken naar uw gezondheid, waarschuwingen, beroep. Duurt de ziekte, zeg het: het kan een handicap zijn. Neem niet haastig ontslag.',
  },
  'gb.ask-work.holiday-while-sick': {
    says: 'Ook als u ziek bent, bouwt u vakantie op. Tot vier weken per jaar die u door ziekte niet kon opnemen, blijven staan. Ze gelden tot 18 maanden na het einde van dat vakantiejaar. U mag tijdens ziekte vakantie opnemen, en wat over is wordt uitbetaald als het werk eindigt. Schrijf hoeveel dagen u tegoed heeft. Weigeren ze, bel dan snel Acas: er loopt een termijn.',
  },
}
