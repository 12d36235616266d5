/** Questions about power and phone: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BILLS_DE: Words = {
  'au.ask.cut-off': {
    says: 'Man muss Sie zuerst warnen und Ihnen Hilfe anbieten. Bitten Sie um einen Zahlungsplan und das Hilfsprogramm (hardship program). Die Ombudsstelle für Energie (energy ombudsman) kann es stoppen.',
    dependsOn: 'ob Sie um Hilfe gebeten haben und einen Plan einhalten',
  },
  'au.ask.phone': {
    says: 'Beschweren Sie sich zuerst bei der Firma. Hilft das nicht, prüft es der Telecommunications Industry Ombudsman kostenlos: 1800 062 058.',
  },
  'au.ask.cut-off-now': {
    says: 'Rufen Sie den Versorger jetzt an. Bitten Sie um einen Zahlungsplan und Hilfe bei Zahlungsnot (hardship). Eine Sperre muss dann aufhören. Hilft er nicht, rufen Sie Ihre Ombudsstelle für Energie (energy ombudsman) an.',
  },
  'au.ask.undercharged': {
    says: 'Meist nur die letzten neun Monate, in Victoria vier, wenn es nicht Ihre Schuld war. Sie müssen über dieselbe Zeit ohne Zinsen zahlen dürfen. Der Energie-Ombudsman ist kostenlos.',
  },
}
