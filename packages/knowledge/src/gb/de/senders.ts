/** Wer solche Briefe schreibt: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_DE: Words = {
  'gb.sender.british-gas': {
    says: 'Das ist eine private Firma, die Gas und Strom verkauft. Ohne Ihre Zustimmung oder einen Gerichtsbefehl (warrant) darf sie nicht in Ihre Wohnung.',
    regulator: 'Ofgem',
    complainTo:
      'Zuerst die Firma. Nach acht Wochen oder einer letzten Antwort der Energy Ombudsman.',
    nextStep:
      'Lesen Sie den Zähler ab, prüfen Sie die Daten der Rechnung und bitten Sie um tragbare Raten.',
  },
  'gb.sender.edf': {
    says: 'Das ist eine private Firma, die Gas und Strom verkauft. Ohne Ihre Zustimmung oder einen Gerichtsbefehl (warrant) darf sie nicht in Ihre Wohnung.',
    regulator: 'Ofgem',
    complainTo:
      'Zuerst die Firma. Nach acht Wochen oder einer letzten Antwort der Energy Ombudsman.',
    nextStep:
      'Lesen Sie den Zähler ab, prüfen Sie die Daten der Rechnung und bitten Sie um tragbare Raten.',
  },
  'gb.sender.eon-next': {
    says: 'Das ist eine private Firma, die Gas und Strom verkauft. Ohne Ihre Zustimmung oder einen Gerichtsbefehl (warrant) darf sie nicht in Ihre Wohnung.',
    regulator: 'Ofgem',
    complainTo:
      'Zuerst die Firma. Nach acht Wochen oder einer letzten Antwort der Energy Ombudsman.',
    nextStep:
      'Lesen Sie den Zähler ab, prüfen Sie die Daten der Rechnung und bitten Sie um tragbare Raten.',
  },
  'gb.sender.octopus': {
    says: 'Das ist eine private Firma, die Gas und Strom verkauft. Ohne Ihre Zustimmung oder einen Gerichtsbefehl (warrant) darf sie nicht in Ihre Wohnung.',
    regulator: 'Ofgem',
    complainTo:
      'Zuerst die Firma. Nach acht Wochen oder einer letzten Antwort der Energy Ombudsman.',
    nextStep:
      'Lesen Sie den Zähler ab, prüfen Sie die Daten der Rechnung und bitten Sie um tragbare Raten.',
  },
  'gb.sender.ovo': {
    says: 'Das ist eine private Firma, die Gas und Strom verkauft. Ohne Ihre Zustimmung oder einen Gerichtsbefehl (warrant) darf sie nicht in Ihre Wohnung.',
    regulator: 'Ofgem',
    complainTo:
      'Zuerst die Firma. Nach acht Wochen oder einer letzten Antwort der Energy Ombudsman.',
    nextStep:
      'Lesen Sie den Zähler ab, prüfen Sie die Daten der Rechnung und bitten Sie um tragbare Raten.',
  },
  'gb.sender.scottish-power': {
    says: 'Das ist eine private Firma, die Gas und Strom verkauft. Ohne Ihre Zustimmung oder einen Gerichtsbefehl (warrant) darf sie nicht in Ihre Wohnung.',
    regulator: 'Ofgem',
    complainTo:
      'Zuerst die Firma. Nach acht Wochen oder einer letzten Antwort der Energy Ombudsman.',
    nextStep:
      'Lesen Sie den Zähler ab, prüfen Sie die Daten der Rechnung und bitten Sie um tragbare Raten.',
  },
  'gb.sender.pplprs': {
    says: 'PPL PRS ist eine private gemeinsame Firma von PPL und PRS for Music. Sie verkauft Lizenzen, um Musik öffentlich zu spielen. Sie ist kein Gericht und keine Gemeinde (council).',
    complainTo: 'Zuerst PPL PRS. Bei Preisen und Bedingungen das Copyright Tribunal.',
    nextStep: 'Klären Sie, ob Kunden oder Personal Musik hören. Antworten Sie schriftlich.',
  },
  'gb.sender.tv-licensing': {
    says: 'TV Licensing zieht die Gebühr der TV-Lizenz für die BBC ein. Eine Lizenz brauchen Sie nur für Live-TV oder BBC iPlayer. Besucher dürfen nur mit Ihrem Ja oder einem Gerichtsbefehl (warrant) herein.',
    nextStep: 'Brauchen Sie keine Lizenz, sagen Sie es online oder per Brief.',
  },
  'gb.sender.hmrc': {
    says: 'HMRC zieht Steuern ein. Es hat viel Macht, vereinbart aber mit den meisten, die fragen, Raten. Betrüger nutzen oft seinen Namen.',
    complainTo: 'HMRC, dann der Adjudicator.',
    nextStep:
      'Prüfen Sie die Summe in Ihrem Konto auf GOV.UK. Rufen Sie an und bitten Sie um Zeit zum Zahlen (Time to Pay).',
  },
  'gb.sender.dwp-debt': {
    says: 'DWP Debt Management holt zu viel gezahlte Sozialleistungen zurück. Es kann ohne Gericht Geld von Leistungen oder Lohn nehmen. Ist das zu viel, bitten Sie um eine kleinere Rate.',
    complainTo: 'DWP. Sie können auch eine neue Prüfung der Entscheidung verlangen.',
    nextStep:
      'Prüfen Sie die Entscheidung und ihr Datum. Ist sie falsch, verlangen Sie innerhalb eines Monats eine neue Prüfung.',
  },
  'gb.sender.cnbc': {
    says: 'Dieses Gerichtsbüro verschickt die meisten Geldklagen in England und Wales. Seine Klageformulare (claim forms) sind echt und haben einen letzten Tag zur Antwort.',
    nextStep:
      'Nach einem Klageformular: Schicken Sie die Empfangserklärung (acknowledgment of service) innerhalb von 14 Tagen ab Zustellung. Nach einem Urteil: Suchen Sie den Tag zum Zahlen.',
  },
  'gb.sender.hmcts': {
    says: 'Dieses Amt leitet die Gerichte in England und Wales. Seine Papiere sind echt. Suchen Sie darin ein Datum.',
    nextStep: 'Sind Sie unsicher, rufen Sie das Gericht mit der Klagenummer (claim number) an.',
  },
  'gb.sender.ejo': {
    says: 'Dieses Amt vollstreckt alle Zivilurteile in Nordirland. Es sieht an, was Sie zahlen können, bevor es entscheidet.',
    nextStep:
      'Antworten Sie bis zum Datum im Brief mit Ihrem Haushaltsplan und holen Sie kostenlose Schuldnerberatung.',
  },
  'gb.sender.dwp': {
    says: 'Das Department for Work and Pensions (DWP) entscheidet über die meisten Sozialleistungen und zahlt sie. Zu viel Gezahltes kann es ohne Gericht zurückholen.',
    complainTo: 'DWP. Sie können auch eine neue Prüfung der Entscheidung verlangen.',
    nextStep:
      'Prüfen Sie die Entscheidung und ihr Datum. Ist sie falsch, verlangen Sie innerhalb eines Monats eine neue Prüfung.',
  },
}
