/** The German words of Ireland: senders. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const LOAN_FIRM: RowWords = {
  says: 'Diese Firma besitzt oder verwaltet Kredite, die eine Bank verkauft hat. Für sie gilt derselbe Kodex wie für die Bank. Sie ist kein Gericht.',
  regulator: 'Central Bank of Ireland, für Kredite',
  appealsBody: 'Financial Services and Pensions Ombudsman',
  complainTo: 'Zuerst die Firma. Nach 40 Werktagen oder einem endgültigen Nein der Ombudsman.',
  nextStep:
    'Verlangen Sie Beweise für die Schuld und dafür, dass sie ihnen gehört oder sie sie verwalten.',
}

const BANK: RowWords = {
  says: 'Das ist eine Bank. Bei Rückständen muss sie versuchen, einen Plan mit Ihnen zu vereinbaren, bevor sie zum Gericht geht.',
  regulator: 'Central Bank of Ireland',
  complainTo: 'Zuerst die Bank, dann der Financial Services and Pensions Ombudsman.',
  nextStep: 'Bitten Sie schriftlich um einen Plan, den Sie zahlen können.',
}

const ENERGY_FIRM: RowWords = {
  says: 'Diese Firma verkauft Strom und Gas. Sie muss eine Ratenzahlung anbieten, bevor sie sperrt.',
  regulator: 'CRU',
  complainTo: 'Zuerst die Firma, dann die CRU.',
  nextStep: 'Bitten Sie um eine Ratenzahlung.',
}

const PHONE_FIRM: RowWords = {
  says: 'Das ist eine Firma für Telefon und Internet. Löst sie eine Beschwerde nicht, kann ComReg helfen.',
  regulator: 'ComReg',
  complainTo: 'Zuerst die Firma, dann ComReg.',
  nextStep: 'Vergleichen Sie die Rechnung mit Ihrem Vertrag.',
}

export const SENDERS_DE: Words = {
  'ie.sender.link': LOAN_FIRM,
  'ie.sender.cabot': LOAN_FIRM,
  'ie.sender.everyday': LOAN_FIRM,
  'ie.sender.pepper': LOAN_FIRM,
  'ie.sender.mars': LOAN_FIRM,
  'ie.sender.start': LOAN_FIRM,
  'ie.sender.promontoria': LOAN_FIRM,
  'ie.sender.intrum': {
    says: 'Diese Firma treibt Schulden für andere ein. Sie ist kein Gericht und kann Ihre Sachen nicht nehmen.',
    complainTo:
      'Zuerst die Firma. Bei Krediten dann der Financial Services and Pensions Ombudsman.',
    nextStep: 'Prüfen Sie die Schuld und ihr Alter. Dann schreiben Sie und verlangen Beweise.',
  },
  'ie.sender.revenue': {
    says: 'Das ist das Finanzamt. Es kann einen Gerichtsvollzieher (sheriff) schicken oder Geld von Bank oder Lohn nehmen, ohne Gericht. Sie können um Ratenzahlung (phased payment) bitten.',
    nextStep: 'Prüfen Sie es in myAccount.',
  },
  'ie.sender.dsp': {
    says: 'Dieses Amt zahlt Leistungen und holt zu viel Gezahltes zurück. Sie können Widerspruch einlegen.',
    nextStep: 'Verlangen Sie die Entscheidung und legen Sie rechtzeitig Widerspruch ein.',
  },
  'ie.sender.rtb': {
    says: 'Diese öffentliche Stelle entscheidet zwischen Vermietern und Mietern. Ihre Papiere sind echt.',
    nextStep: 'Suchen Sie einen Termin und gehen Sie hin.',
  },
  'ie.sender.fcpo': {
    says: 'Das ist die Stelle der Polizei (garda) für Verkehrsbescheide. Ihre Fristen stehen im Gesetz.',
    nextStep: 'Suchen Sie Tag 28 auf dem Bescheid.',
  },
  'ie.sender.anpost-tv': {
    says: 'An Post zieht die Fernsehgebühr (TV licence) ein.',
    nextStep: 'Kaufen Sie eine, oder sagen Sie, dass Sie keinen Fernseher haben.',
  },
  'ie.sender.aib': BANK,
  'ie.sender.boi': BANK,
  'ie.sender.ptsb': BANK,
  'ie.sender.electric-ireland': ENERGY_FIRM,
  'ie.sender.bord-gais': ENERGY_FIRM,
  'ie.sender.sse': ENERGY_FIRM,
  'ie.sender.energia': ENERGY_FIRM,
  'ie.sender.eir': PHONE_FIRM,
  'ie.sender.virgin': PHONE_FIRM,
  'ie.sender.vodafone': PHONE_FIRM,
}
