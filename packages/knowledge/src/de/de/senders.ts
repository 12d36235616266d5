/** Absender auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

const COLLECTOR = {
  regulator: 'Bundesamt für Justiz',
  complainTo: 'Bundesamt für Justiz',
  nextStep: 'Forderung prüfen. Dann schriftlich bestreiten oder Vertrag und Kosten verlangen.',
} as const
const LAW_FIRM = {
  regulator: 'Rechtsanwaltskammer',
  complainTo: 'Rechtsanwaltskammer des Bezirks',
  nextStep: 'Forderung prüfen. Dann bestreiten oder Vertrag und Kosten verlangen.',
} as const
const WARNING_FIRM = {
  regulator: 'Rechtsanwaltskammer',
  complainTo: 'Rechtsanwaltskammer des Bezirks',
  nextStep: 'Unterschreiben Sie das Formular nicht. Holen Sie vor der Frist Rat.',
} as const
const OFFICE = {
  nextStep: 'Lesen Sie die Rechtsbehelfsbelehrung am Ende. Dort steht Ihre Frist.',
} as const
const COURT = {
  nextStep: 'Sind Sie nicht einverstanden? Widersprechen Sie binnen zwei Wochen ab Zustellung.',
} as const
const BUREAU = {
  regulator: 'Datenschutzaufsicht des Landes',
  complainTo: 'zuerst die Auskunftei, dann die Datenschutzaufsicht',
  nextStep:
    'Verlangen Sie die kostenlose Datenkopie (Art. 15 DSGVO) und lassen Sie Fehler berichtigen.',
} as const
const LICENSING = {
  nextStep: 'Prüfen Sie, ob Sie Musik öffentlich gespielt haben. Fragen Sie nach dem Tarif.',
} as const
const PARKING = {
  complainTo: 'zuerst das Geschäft, dem der Parkplatz gehört, dann die Verbraucherzentrale',
  nextStep: 'Prüfen Sie Fahrer, Schilder und Betrag. Bitten Sie das Geschäft um Kulanz.',
} as const
const TELECOM = {
  regulator: 'Bundesnetzagentur',
  complainTo: 'zuerst die Firma, dann die Schlichtungsstelle der Bundesnetzagentur',
  nextStep: 'Vertrag und Rechnung prüfen. Schriftlich beanstanden.',
} as const
const UTILITY = {
  regulator: 'Bundesnetzagentur',
  complainTo: 'zuerst der Anbieter, dann die Schlichtungsstelle Energie',
  nextStep: 'Zählerstand vergleichen. Vor der Frist Raten vereinbaren.',
} as const
const LANDLORD = {
  nextStep: 'Prüfen Sie die Forderung mit dem Mieterverein, bevor Sie unterschreiben oder zahlen.',
} as const

export const SENDERS_DE: Words = {
  'de.sender.eos': {
    ...COLLECTOR,
    says: 'EOS ist eine der größten Inkassogruppen. Sie gehört zur Otto Group. Sie kauft auch Forderungen.',
  },
  'de.sender.riverty': {
    ...COLLECTOR,
    says: 'Riverty ist eine Zahlungs- und Inkassogruppe von Bertelsmann. Sie bietet auch Rechnungskauf für Shops an.',
  },
  'de.sender.paigo': { ...COLLECTOR, says: 'Paigo ist eine Inkassofirma der Riverty-Gruppe.' },
  'de.sender.infoscore': {
    ...COLLECTOR,
    says: 'infoscore ist eine Inkassofirma. Oft geht es um Fahrkarten, Shops und Handyverträge.',
  },
  'de.sender.pair': {
    ...COLLECTOR,
    says: 'PAIR Finance ist eine Inkassofirma aus Berlin. Sie schreibt meist per E-Mail und SMS.',
  },
  'de.sender.creditreform': {
    ...COLLECTOR,
    says: 'Creditreform ist ein Verbund örtlicher Firmen für Inkasso und Wirtschaftsauskünfte.',
  },
  'de.sender.coeo': {
    ...COLLECTOR,
    says: 'coeo ist eine Inkassofirma. Sie schreibt oft per E-Mail und SMS.',
  },
  'de.sender.real': { ...COLLECTOR, says: 'REAL Solution ist eine Inkassofirma aus Hamburg.' },
  'de.sender.lowell': {
    ...COLLECTOR,
    says: 'Lowell zieht für andere ein und kauft alte Forderungen. Fragen Sie, wem die Forderung gehört.',
  },
  'de.sender.intrum': {
    ...COLLECTOR,
    says: 'Intrum zieht für andere ein und kauft alte Forderungen. Fragen Sie, wem die Forderung gehört.',
  },
  'de.sender.hoist': {
    ...COLLECTOR,
    says: 'Hoist Finance kauft alte Bankschulden. Verlangen Sie einen Nachweis.',
  },
  'de.sender.tesch': {
    ...COLLECTOR,
    says: 'TESCH mediafinanz ist eine Inkassofirma, oft für Online-Shops.',
  },
  'de.sender.universum': { ...COLLECTOR, says: 'Universum ist eine Inkassofirma aus Frankfurt.' },
  'de.sender.alektum': {
    ...COLLECTOR,
    says: 'Alektum zieht Forderungen ein und kauft sie, oft von Handy- und Rechnungskauf-Firmen.',
  },
  'de.sender.bid': { ...COLLECTOR, says: 'BID ist eine Inkassofirma aus Bayern.' },
  'de.sender.diagonal': { ...COLLECTOR, says: 'Diagonal Inkasso ist eine Inkassofirma.' },
  'de.sender.atriga': { ...COLLECTOR, says: 'atriga ist eine Inkassofirma.' },
  'de.sender.culpa': {
    ...COLLECTOR,
    says: 'CULPA Inkasso ist eine Inkassofirma. Oft geht es um kleine Beträge.',
  },
  'de.sender.ksp': {
    ...LAW_FIRM,
    says: 'KSP ist eine Kanzlei aus Hamburg. Sie zieht Forderungen ein und mahnt wegen Bildern ab. Sie ist kein Gericht.',
  },
  'de.sender.haas': {
    ...LAW_FIRM,
    says: 'Eine Kanzlei, die für viele Firmen Geld einzieht. Sie ist kein Gericht.',
  },
  'de.sender.frommer': {
    ...WARNING_FIRM,
    says: 'Frommer Legal, früher Waldorf Frommer, ist eine Kanzlei aus München. Sie mahnt wegen Filmen und Musik in Tauschbörsen ab.',
  },
  'de.sender.ippc': {
    ...WARNING_FIRM,
    says: 'Eine Kanzlei aus Berlin. Sie mahnt wegen Filmen und Spielen in Tauschbörsen ab.',
  },
  'de.sender.nimrod': {
    ...WARNING_FIRM,
    says: 'Eine Kanzlei aus Berlin. Sie mahnt wegen Spielen in Tauschbörsen ab.',
  },
  'de.sender.beitragsservice': {
    ...OFFICE,
    says: 'Er zieht den Rundfunkbeitrag für ARD, ZDF und Deutschlandradio ein. Für die Vollstreckung braucht er kein Gericht.',
  },
  'de.sender.finanzamt': {
    ...OFFICE,
    says: 'Das Finanzamt. Es kann Steuern ohne Gericht vollstrecken. Es kann Ihnen auch mehr Zeit geben.',
  },
  'de.sender.hauptzollamt': {
    ...OFFICE,
    says: 'Das Hauptzollamt. Es vollstreckt für Stellen des Bundes, zum Beispiel Krankenkassen und Arbeitsagentur, ohne Gericht.',
  },
  'de.sender.jobcenter': {
    ...OFFICE,
    says: 'Das Jobcenter zahlt Grundsicherung und kann Geld zurückfordern. Sie haben einen Monat für den Widerspruch.',
  },
  'de.sender.arbeitsagentur': {
    ...OFFICE,
    says: 'Die Arbeitsagentur. Ihr Inkasso-Service in Recklinghausen zieht Rückforderungen ein.',
  },
  'de.sender.familienkasse': {
    ...OFFICE,
    says: 'Die Familienkasse zahlt Kindergeld und kann es zurückfordern.',
  },
  'de.sender.stadtkasse': {
    ...OFFICE,
    says: 'Die Kasse Ihrer Stadt. Sie kann Gebühren und Bußgelder ohne Gericht vollstrecken.',
  },
  'de.sender.mahngericht': {
    ...COURT,
    says: 'Ein Gericht, das Mahnbescheide verschickt. Es hat nicht geprüft, ob die Forderung stimmt.',
  },
  'de.sender.schufa': {
    ...BUREAU,
    says: 'Eine Auskunftei. Sie speichert Daten zu Verträgen und Schulden. Sie fordert kein Geld.',
  },
  'de.sender.gema': {
    ...LICENSING,
    says: 'Die GEMA vergibt Musiklizenzen für öffentliche Nutzung. Privates Hören braucht keine Lizenz.',
  },
  'de.sender.parkcontrol': {
    ...PARKING,
    says: 'Eine private Firma, die Parkplätze überwacht. Ihre Rechnung ist eine Vertragsstrafe, kein Bußgeld.',
  },
  'de.sender.fairparken': {
    ...PARKING,
    says: 'Eine private Firma, die Parkplätze überwacht. Ihre Rechnung ist eine Vertragsstrafe, kein Bußgeld.',
  },
  'de.sender.apcoa': {
    ...PARKING,
    says: 'Eine private Parkfirma. Ihre Rechnung ist eine Vertragsstrafe, kein Bußgeld.',
  },
  'de.sender.contipark': {
    ...PARKING,
    says: 'Eine private Parkfirma. Ihre Rechnung ist eine Vertragsstrafe, kein Bußgeld.',
  },
  'de.sender.telekom': { ...TELECOM, says: 'Eine Firma für Telefon und Internet.' },
  'de.sender.vodafone': { ...TELECOM, says: 'Eine Firma für Telefon, Internet und Kabel.' },
  'de.sender.o2': { ...TELECOM, says: 'Eine Firma für Telefon und Internet, bekannt als o2.' },
  'de.sender.einsundeins': { ...TELECOM, says: 'Eine Firma für Telefon und Internet.' },
  'de.sender.eon': { ...UTILITY, says: 'Ein Strom- und Gasanbieter.' },
  'de.sender.vattenfall': { ...UTILITY, says: 'Ein Strom- und Gasanbieter.' },
  'de.sender.enbw': { ...UTILITY, says: 'Ein Strom- und Gasanbieter.' },
  'de.sender.stadtwerke': {
    ...UTILITY,
    says: 'Der Versorger Ihrer Stadt für Strom, Gas, Wärme oder Wasser.',
  },
  'de.sender.vonovia': {
    ...LANDLORD,
    says: 'Der größte private Vermieter in Deutschland. Deutsche Wohnen gehört dazu.',
  },
  'de.sender.leg': { ...LANDLORD, says: 'Ein großer privater Vermieter.' },
}
