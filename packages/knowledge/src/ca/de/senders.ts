/** Organisations that often write to people in Canada: the words in German. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const COLLECTOR: RowWords = {
  says: 'Das ist eine Inkassofirma (collection agency). Sie treibt für andere Firmen ein, oder Schulden, die sie gekauft hat. Sie ist kein Gericht und darf Ihre Sachen nicht nehmen.',
  nextStep: 'Prüfen Sie die Schuld und ihr Alter. Schreiben Sie dann und verlangen Sie Beweise.',
}
const BANK: RowWords = {
  says: 'Das ist eine Bank. Für ihre Forderungen gelten Regeln des Bundes. Ohne Gericht darf sie Ihren Lohn nicht nehmen.',
  nextStep: 'Bitten Sie schriftlich um einen Plan, den Sie sich leisten können.',
}
const TELECOM: RowWords = {
  says: 'Das ist eine Firma für Telefon und Internet. Löst sie eine Beschwerde nicht, hilft die CCTS kostenlos.',
  nextStep: 'Vergleichen Sie die Rechnung mit Ihrem Vertrag.',
}
const LOOK_FOR_DATE = 'Suchen Sie ein Datum für die Antwort oder den Termin.'

export const SENDERS_WORDS: Words = {
  'ca.sender.metcredit': COLLECTOR,
  'ca.sender.collectcents': COLLECTOR,
  'ca.sender.cbv': COLLECTOR,
  'ca.sender.bill-gosling': COLLECTOR,
  'ca.sender.iqor': COLLECTOR,
  'ca.sender.eos-canada': COLLECTOR,
  'ca.sender.gatestone': COLLECTOR,
  'ca.sender.arc': COLLECTOR,
  'ca.sender.partners': COLLECTOR,
  'ca.sender.cra': {
    says: 'Das ist die Steuerbehörde des Bundes. Sie kann ohne Gericht Geld von Lohn oder Konto nehmen. Sie können Einspruch (notice of objection) einlegen und um einen Plan bitten.',
    nextStep:
      'Prüfen Sie die Schuld in Ihrem eigenen Konto auf der amtlichen Seite. Ist sie falsch, legen Sie binnen 90 Tagen Einspruch ein.',
  },
  'ca.sender.service-canada': {
    says: 'Dieses Amt führt die Arbeitslosenversicherung (employment insurance) und die öffentlichen Renten. Sie können um neue Prüfung einer Entscheidung bitten.',
    nextStep: 'Bitten Sie in der Frist des Briefes um neue Prüfung (reconsideration).',
  },
  'ca.sender.revenu-quebec': {
    says: 'Das ist die Steuerbehörde von Québec. Sie können gegen einen Bescheid (avis de cotisation) Einspruch einlegen und um einen Zahlungsplan bitten.',
  },
  'ca.sender.tal': {
    says: 'Das ist das Wohngericht von Québec. Seine Papiere sind echt. Gehen Sie zur Verhandlung.',
    nextStep: LOOK_FOR_DATE,
  },
  'ca.sender.rbc': BANK,
  'ca.sender.td': BANK,
  'ca.sender.scotiabank': BANK,
  'ca.sender.bmo': BANK,
  'ca.sender.cibc': BANK,
  'ca.sender.national': BANK,
  'ca.sender.bell': TELECOM,
  'ca.sender.rogers': TELECOM,
  'ca.sender.telus': TELECOM,
  'ca.sender.ltb': {
    says: 'Dieses Mietgericht entscheidet in Ontario zwischen Vermietern und Mietern. Seine Papiere sind echt. Gehen Sie zur Verhandlung.',
    nextStep: LOOK_FOR_DATE,
  },
  'ca.sender.rtb': {
    says: 'Dieses Amt entscheidet in British Columbia zwischen Vermietern und Mietern. Seine Papiere sind echt.',
    nextStep: LOOK_FOR_DATE,
  },
  'ca.sender.crt': {
    says: 'Dieses Gericht im Internet entscheidet in British Columbia über kleine Forderungen. Sie müssen rechtzeitig antworten.',
    nextStep: LOOK_FOR_DATE,
  },
}
