/** Organisations that often write to people in France: the words in German. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const COLLECTOR: RowWords = {
  complainTo: 'Zuerst bei der Firma. Dann bei SignalConso (DGCCRF).',
  nextStep: 'Prüfen Sie die Schuld und ihr Datum. Schreiben Sie dann und verlangen Sie Beweise.',
}
const ENERGY: RowWords = {
  says: 'Das ist ein privater Versorger für Strom oder Gas. Er darf Ihre Hauptwohnung vom 1. November bis 31. März nicht abschalten.',
  regulator: "Commission de régulation de l'énergie",
  complainTo: "Zuerst bei der Firma. Nach zwei Monaten beim Médiateur national de l'énergie.",
  nextStep: 'Prüfen Sie den Zählerstand und die Daten. Bitten Sie um einen Plan.',
}
const TELECOM: RowWords = {
  says: 'Das ist eine private Firma für Telefon und Internet. Ihre Briefe sind keine Gerichtsentscheidungen.',
  complainTo: 'Zuerst bei der Firma. Dann beim Médiateur des communications électroniques.',
  nextStep: 'Prüfen Sie das Datum des Vertrags und jede Rechnung, die älter als ein Jahr ist.',
}

export const SENDERS_WORDS: Words = {
  'fr.sender.intrum': {
    ...COLLECTOR,
    says: 'Intrum treibt unbezahlte Rechnungen und Kredite ein, für andere oder aus gekauften Schulden. Es ist eine private Firma, kein Gericht. Sie kann selbst nichts pfänden.',
  },
  'fr.sender.eos': {
    ...COLLECTOR,
    says: 'EOS treibt unbezahlte Rechnungen und Kredite ein, für andere oder aus gekauften Schulden. Es ist eine private Firma, kein Gericht. Sie kann selbst nichts pfänden.',
  },
  'fr.sender.iqera': {
    ...COLLECTOR,
    says: 'iQera (früher: MCS) treibt unbezahlte Rechnungen und Kredite ein, für andere oder aus gekauften Schulden. Es ist eine private Firma, kein Gericht. Sie kann selbst nichts pfänden.',
  },
  'fr.sender.cabot': {
    ...COLLECTOR,
    says: 'Cabot treibt unbezahlte Rechnungen und Kredite ein, für andere oder aus gekauften Schulden. Es ist eine private Firma, kein Gericht. Sie kann selbst nichts pfänden.',
  },
  'fr.sender.hoist': {
    ...COLLECTOR,
    says: 'Hoist Finance treibt unbezahlte Rechnungen und Kredite ein, für andere oder aus gekauften Schulden. Es ist eine private Firma, kein Gericht. Sie kann selbst nichts pfänden.',
  },
  'fr.sender.effico': {
    ...COLLECTOR,
    says: 'Effico treibt unbezahlte Rechnungen und Kredite ein, für andere oder aus gekauften Schulden. Es ist eine private Firma, kein Gericht. Sie kann selbst nichts pfänden.',
  },
  'fr.sender.concilian': {
    ...COLLECTOR,
    says: 'Concilian treibt unbezahlte Rechnungen und Kredite ein, für andere oder aus gekauften Schulden. Es ist eine private Firma, kein Gericht. Sie kann selbst nichts pfänden.',
  },
  'fr.sender.sogedi': {
    ...COLLECTOR,
    says: 'Sogedi treibt unbezahlte Rechnungen und Kredite ein, für andere oder aus gekauften Schulden. Es ist eine private Firma, kein Gericht. Sie kann selbst nichts pfänden.',
  },
  'fr.sender.dgfip': {
    says: 'Das ist das Finanzamt und die Staatskasse (Trésor public). Sie kann Lohn und Geld auf der Bank ohne Richter pfänden. Oft stimmt sie einem Plan zu, wenn Sie früh fragen.',
    complainTo:
      'Beim Amt im Brief, dann beim Steuerschlichter (conciliateur fiscal) Ihres Départements.',
    nextStep: 'Prüfen Sie die Summe in Ihrem eigenen Konto auf impots.gouv.fr.',
  },
  'fr.sender.antai': {
    says: 'Diese Behörde des Staates verschickt Geldbußen für Verkehrsverstöße. Echte Seiten enden auf gouv.fr. Viele falsche Nachrichten benutzen ihren Namen.',
    complainTo:
      'Beim Beamten der Staatsanwaltschaft (officier du ministère public), der im Bescheid steht.',
    nextStep: 'Tippen Sie antai.gouv.fr selbst ein und suchen Sie die Nummer des Bescheids.',
  },
  'fr.sender.caf': {
    says: 'Die CAF zahlt Leistungen für Familie, Wohnen und Grundbedarf. Sie kann Geld von späteren Zahlungen abziehen. Sie können es bestreiten oder um Erlass bitten.',
    complainTo:
      'Beim Beschwerdeausschuss der CAF (commission de recours amiable), dann bei ihrer Ombudsstelle (médiateur).',
    nextStep:
      'Sehen Sie sich den Grund und die Monate an. Ist es falsch, bestreiten Sie es binnen zwei Monaten.',
  },
  'fr.sender.france-travail': {
    says: 'France Travail (früher: Pôle emploi) zahlt Arbeitslosen Geld und hilft ihnen. Die Stelle kann Geld zurückverlangen, das aus Versehen gezahlt wurde.',
    complainTo: 'Bei France Travail, dann bei der Ombudsstelle (médiateur).',
    nextStep:
      'Prüfen Sie die Daten. Ist es falsch, bestreiten Sie es binnen zwei Monaten schriftlich.',
  },
  'fr.sender.urssaf': {
    says: 'Die Urssaf treibt Sozialbeiträge ein, meist von Arbeitgebern und Selbständigen. Sie kann ohne Richter eine Zahlungsanordnung (contrainte) erlassen.',
    complainTo: 'Beim Beschwerdeausschuss der Urssaf (commission de recours amiable).',
    nextStep:
      'Bitten Sie früh um einen Plan. Gegen eine Anordnung haben Sie nur 15 Tage für den Einspruch.',
  },
  'fr.sender.court': {
    says: 'Das ist ein echtes Gericht. Seine Papiere haben Fristen, die Sie nicht verpassen dürfen.',
    nextStep:
      'Suchen Sie das Datum der Verhandlung oder die Frist für den Einspruch. Holen Sie kostenlosen Rechtsrat.',
  },
  'fr.sender.officer': {
    says: 'Ein Gerichtsvollzieher (commissaire de justice, früher: huissier) stellt Papiere des Gerichts zu und vollstreckt Gerichtsentscheidungen. Ohne Gerichtsentscheidung kann er Sie nur um Zahlung bitten.',
    complainTo:
      'Bei der regionalen Kammer der commissaires de justice oder bei der Staatsanwaltschaft.',
    nextStep:
      'Fragen Sie, welchen Vollstreckungstitel (titre exécutoire) er hat, und verlangen Sie eine Kopie.',
  },
  'fr.sender.arcom': {
    says: 'Arcom ist die öffentliche Behörde für Radio, Fernsehen und Werke im Internet. Sie warnt Menschen, über deren Internetanschluss Werke geteilt wurden. Eine Warnung ist keine Geldbuße.',
    nextStep: 'Prüfen Sie, wer Ihren Anschluss benutzt, und sichern Sie ihn.',
  },
  'fr.sender.edf': ENERGY,
  'fr.sender.engie': ENERGY,
  'fr.sender.totalenergies': ENERGY,
  'fr.sender.eni': ENERGY,
  'fr.sender.orange': TELECOM,
  'fr.sender.sfr': TELECOM,
  'fr.sender.bouygues': TELECOM,
  'fr.sender.free': TELECOM,
}
