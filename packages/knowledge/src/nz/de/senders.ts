/** The German words of the rows in ../senders.ts. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const COLLECTOR: RowWords = {
  says: 'Diese Firma treibt Schulden für andere ein, oder Schulden, die sie gekauft hat. Sie ist kein Gericht und darf Ihre Sachen nicht nehmen.',
  nextStep: 'Prüfen Sie die Schuld und ihr Alter. Schreiben Sie dann und verlangen Sie Beweise.',
  complainTo:
    'Zuerst die Firma. Bei Krediten dann die Streitstelle (dispute scheme) des Kreditgebers.',
}
const BANK: RowWords = {
  says: 'Das ist eine Bank. Sie muss eine Bitte um Hilfe in einer Notlage (hardship) prüfen. Ohne Gericht darf sie Ihren Lohn nicht nehmen.',
  nextStep: 'Bitten Sie schriftlich um Hilfe in einer Notlage (hardship).',
  complainTo: 'Zuerst die Bank, dann der Banking Ombudsman.',
}
const POWER: RowWords = {
  says: 'Diese Firma verkauft Strom. Sie muss versuchen zu helfen, bevor sie abstellt.',
  nextStep: 'Bitten Sie um einen Zahlungsplan.',
  complainTo: 'Zuerst die Firma, dann Utilities Disputes.',
}
const TELECOM: RowWords = {
  says: 'Das ist eine Firma für Telefon und Internet. Löst sie eine Beschwerde nicht, hilft TDR kostenlos.',
  nextStep: 'Vergleichen Sie die Rechnung mit Ihrem Tarif.',
  complainTo: 'Zuerst die Firma, dann Telecommunications Dispute Resolution.',
}

export const SENDERS_DE: Words = {
  'nz.sender.baycorp': COLLECTOR,
  'nz.sender.credit-corp': COLLECTOR,
  'nz.sender.ecc': COLLECTOR,
  'nz.sender.debtworks': COLLECTOR,
  'nz.sender.intercoll': COLLECTOR,
  'nz.sender.ird': {
    says: 'Das ist die Steuerbehörde. Sie kann ohne Gericht Geld von Lohn oder Konto nehmen. Sie können um Raten bitten.',
    nextStep: 'Prüfen Sie es in myIR.',
  },
  'nz.sender.msd': {
    says: 'Dieses Amt zahlt Sozialleistungen und holt zu viel Gezahltes zurück. Sie können eine Überprüfung (review) verlangen.',
    nextStep:
      'Fragen Sie rechtzeitig nach den Gründen und verlangen Sie eine Überprüfung (review).',
  },
  'nz.sender.fines': {
    says: 'Dieses Amt treibt Geldstrafen der Gerichte und Wiedergutmachung (reparation) ein. Sie können um Raten bitten.',
    nextStep: 'Rufen Sie vor dem Datum 0800 434 637 an.',
  },
  'nz.sender.tenancy-tribunal': {
    says: 'Dieses Tribunal entscheidet zwischen Vermietern und Mietern. Seine Papiere sind echt.',
    nextStep: 'Gehen Sie zum Termin.',
  },
  'nz.sender.anz': BANK,
  'nz.sender.asb': BANK,
  'nz.sender.bnz': BANK,
  'nz.sender.westpac': BANK,
  'nz.sender.kiwibank': BANK,
  'nz.sender.genesis': POWER,
  'nz.sender.mercury': POWER,
  'nz.sender.contact': POWER,
  'nz.sender.meridian': POWER,
  'nz.sender.spark': TELECOM,
  'nz.sender.one-nz': TELECOM,
  'nz.sender.2degrees': TELECOM,
}
