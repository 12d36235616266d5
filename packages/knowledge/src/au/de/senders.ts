/** The German words of the rows in ../senders.ts. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const AGL: RowWords = {
  says: 'Diese Firma verkauft Strom und Gas. Sie muss Hilfe anbieten, bevor sie sperrt.',
  nextStep: 'Bitten Sie um einen Zahlungsplan und das Hilfsprogramm (hardship program).',
  complainTo:
    'Zuerst bei der Firma, dann bei der Ombudsstelle für Energie (energy ombudsman) Ihres Bundesstaats.',
}
const CBA: RowWords = {
  says: 'Das ist eine Bank. Sie muss eine Bitte um Hilfe bei Zahlungsnot (hardship) prüfen. Ohne Gericht darf sie Ihren Lohn nicht nehmen.',
  nextStep: 'Bitten Sie schriftlich um Hilfe bei Zahlungsnot (hardship).',
  complainTo: 'Zuerst bei der Bank. Nach 30 Tagen, oder nach einem Nein, bei der AFCA.',
}
const COLLECTION_HOUSE: RowWords = {
  says: 'Diese Firma treibt Schulden für andere ein. Sie ist kein Gericht und darf Ihre Sachen nicht nehmen.',
  nextStep: 'Prüfen Sie die Schuld und ihr Alter. Schreiben Sie dann und verlangen Sie Beweise.',
  complainTo: 'Zuerst bei der Firma. Bei Krediten und Karten dann bei der AFCA.',
}
const CREDIT_CORP: RowWords = {
  says: 'Diese Firma kauft Schulden und treibt sie ein. Sie kann klagen. Sie ist kein Gericht und darf Ihre Sachen nicht nehmen.',
  nextStep: 'Prüfen Sie die Schuld und ihr Alter. Schreiben Sie dann und verlangen Sie Beweise.',
  complainTo: 'Zuerst bei der Firma. Bei Krediten und Karten dann bei der AFCA.',
}
const TELSTRA: RowWords = {
  says: 'Das ist eine Firma für Telefon und Internet. Löst sie eine Beschwerde nicht, hilft der TIO kostenlos.',
  nextStep: 'Vergleichen Sie die Rechnung mit Ihrem Vertrag.',
  complainTo: 'Zuerst bei der Firma, dann beim Telecommunications Industry Ombudsman.',
}

export const SENDERS_DE: Words = {
  'au.sender.credit-corp': CREDIT_CORP,
  'au.sender.panthera': CREDIT_CORP,
  'au.sender.pioneer': CREDIT_CORP,
  'au.sender.lion': CREDIT_CORP,
  'au.sender.ccs': CREDIT_CORP,
  'au.sender.baycorp': {
    says: 'Baycorp treibt Schulden für andere ein und Schulden, die es gekauft hat. Es gehört zu Credit Corp. Es darf Ihre Sachen nicht nehmen.',
    nextStep: 'Prüfen Sie die Schuld und ihr Alter. Schreiben Sie dann und verlangen Sie Beweise.',
    complainTo: 'Zuerst bei der Firma. Bei Krediten und Karten dann bei der AFCA.',
  },
  'au.sender.collection-house': COLLECTION_HOUSE,
  'au.sender.recoveriescorp': COLLECTION_HOUSE,
  'au.sender.milton-graham': COLLECTION_HOUSE,
  'au.sender.arl': COLLECTION_HOUSE,
  'au.sender.ncml': COLLECTION_HOUSE,
  'au.sender.ampac': COLLECTION_HOUSE,
  'au.sender.indebted': COLLECTION_HOUSE,
  'au.sender.ecc': COLLECTION_HOUSE,
  'au.sender.ato': {
    says: 'Das ist das Steueramt des Bundes. Es kann ohne Gericht Geld von Lohn oder Bank nehmen. Sie können um einen Plan bitten und Einspruch (objection) einlegen.',
    nextStep: 'Prüfen Sie die Schuld in myGov.',
    complainTo: 'Zuerst beim ATO, dann beim Tax Ombudsman.',
  },
  'au.sender.services-australia': {
    says: 'Dieses Amt zahlt Sozialleistungen und holt zu viel Gezahltes zurück. Sie können um eine Überprüfung (review) und eine Pause bitten.',
    nextStep: 'Bitten Sie schriftlich um eine Überprüfung (review).',
  },
  'au.sender.revenue-nsw': {
    says: 'Dieses Amt treibt Geldbußen und Schulden beim Staat in New South Wales ein. Sie können um eine Überprüfung (review) oder einen Plan bitten.',
    nextStep: 'Sehen Sie sich den Zahltag und online das Foto an.',
  },
  'au.sender.fines-victoria': {
    says: 'Dieses Amt treibt Geldbußen in Victoria ein. Sie können um eine Überprüfung (review), einen Plan oder besondere Hilfe bitten.',
    nextStep: 'Sehen Sie sich den Zahltag an.',
  },
  'au.sender.sper': {
    says: 'SPER treibt unbezahlte Geldbußen in Queensland ein. Sie können um einen Plan bitten oder die Summe mit Arbeit abtragen.',
    nextStep: 'Rufen Sie vor dem Datum im Brief an.',
  },
  'au.sender.cba': CBA,
  'au.sender.westpac': CBA,
  'au.sender.nab': CBA,
  'au.sender.anz': CBA,
  'au.sender.agl': AGL,
  'au.sender.origin': AGL,
  'au.sender.energyaustralia': AGL,
  'au.sender.telstra': TELSTRA,
  'au.sender.optus': TELSTRA,
  'au.sender.vodafone': TELSTRA,
}
