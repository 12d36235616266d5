/** The German words of the rows in ../bills-by-province.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BILLS_BY_PROVINCE_WORDS: Words = {
  'ca.bill.qc-winter': {
    says: 'In Québec schaltet Hydro-Québec Wohnungen vom 1. Dezember bis 31. März nicht ab.',
  },
  'ca.bill.on-winter': {
    says: 'In Ontario darf man Wohnungen wegen unbezahlter Rechnungen vom 15. November bis 30. April nicht vom Strom trennen.',
  },
  'ca.bill.ab-winter': {
    says: 'In Alberta darf man Wohnungen vom 1. November bis 15. April nicht ganz von Strom oder Gas trennen.',
  },
  'ca.bill.on-code': {
    says: 'In Ontario muss eine Stromfirma vor dem Abschalten warnen. Haushalten in Not muss sie einen Plan für die Rückstände (arrears plan) anbieten.',
  },
  'ca.bill.bc-commission': {
    says: 'In British Columbia bitten Sie zuerst BC Hydro oder Ihre Gasfirma um einen Zahlungsplan. Werden Sie sich nicht einig, prüft es die Utilities Commission kostenlos.',
  },
  'ca.bill.on-door': {
    says: 'In Ontario ist ein Vertrag über Boiler, Heizung oder Ähnliches, den sie ungebeten an Ihrer Tür schlossen, nichtig. Andere Haustürverträge können Sie binnen 10 Tagen beenden.',
  },
}
