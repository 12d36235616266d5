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
  'gb.sender.lowell': {
    says: 'Lowell kauft Schulden von Kreditgebern, Läden und Telefonfirmen und treibt sie ein. Die eigene Kanzlei heißt Overdales. Sie ist kein Gerichtsvollzieher (bailiff) und kann Ihre Sachen nicht nehmen.',
    regulator: 'Financial Conduct Authority, bei Kreditschulden',
    complainTo: 'Zuerst die Firma. Bei Kreditschulden danach der Financial Ombudsman Service.',
    nextStep: 'Verlangen Sie Beweise, dass es Ihre Schuld ist und sie ihnen gehört.',
  },
  'gb.sender.cabot': {
    says: 'Cabot kauft Schulden und treibt sie ein. Zur Gruppe gehören auch Wescot und die Kanzlei Mortimer Clarke. Sie ist kein Gerichtsvollzieher (bailiff) und kann Ihre Sachen nicht nehmen.',
    regulator: 'Financial Conduct Authority, bei Kreditschulden',
    complainTo: 'Zuerst die Firma. Bei Kreditschulden danach der Financial Ombudsman Service.',
    nextStep: 'Verlangen Sie Beweise, dass es Ihre Schuld ist und sie ihnen gehört.',
  },
  'gb.sender.pra': {
    says: 'PRA Group kauft Schulden, etwa alte Karten und Kredite, und treibt sie ein. Sie kann vor Gericht gehen. Sie ist kein Gerichtsvollzieher (bailiff) und kann Ihre Sachen nicht nehmen.',
    regulator: 'Financial Conduct Authority, bei Kreditschulden',
    complainTo: 'Zuerst die Firma. Bei Kreditschulden danach der Financial Ombudsman Service.',
    nextStep: 'Verlangen Sie Beweise, dass es Ihre Schuld ist und sie ihnen gehört.',
  },
  'gb.sender.intrum': {
    says: 'Intrum kauft Schulden und treibt auch für andere Firmen ein. Die Firma kann vor Gericht gehen. Sie ist kein Gerichtsvollzieher (bailiff) und kann Ihre Sachen nicht nehmen.',
    regulator: 'Financial Conduct Authority, bei Kreditschulden',
    complainTo: 'Zuerst die Firma. Bei Kreditschulden danach der Financial Ombudsman Service.',
    nextStep: 'Verlangen Sie Beweise, dass es Ihre Schuld ist und sie ihnen gehört.',
  },
  'gb.sender.link': {
    says: 'Link Financial treibt Schulden ein, die verbundene Firmen gekauft haben. Fragen Sie, welcher Firma Ihre Schuld gehört. Sie ist kein Gerichtsvollzieher (bailiff) und kann Ihre Sachen nicht nehmen.',
    regulator: 'Financial Conduct Authority, bei Kreditschulden',
    complainTo: 'Zuerst die Firma. Bei Kreditschulden danach der Financial Ombudsman Service.',
    nextStep: 'Verlangen Sie Beweise, dass es Ihre Schuld ist und sie ihnen gehört.',
  },
  'gb.sender.perch': {
    says: 'Perch Capital ist eine Schuldenfirma, die vielleicht sagt, sie habe Ihre Schuld gekauft. Verlangen Sie Beweise. Sie ist kein Gerichtsvollzieher (bailiff) und kann Ihre Sachen nicht nehmen.',
    regulator: 'Financial Conduct Authority, bei Kreditschulden',
    complainTo: 'Zuerst die Firma. Bei Kreditschulden danach der Financial Ombudsman Service.',
    nextStep: 'Verlangen Sie Beweise, dass es Ihre Schuld ist und sie ihnen gehört.',
  },
  'gb.sender.jc': {
    says: 'JC International Acquisition sagt vielleicht, es habe Ihre Schuld gekauft. Verlangen Sie Beweise und prüfen Sie das Alter der Schuld. Die Firma kann Ihre Sachen nicht nehmen.',
    regulator: 'Financial Conduct Authority, bei Kreditschulden',
    complainTo: 'Zuerst die Firma. Bei Kreditschulden danach der Financial Ombudsman Service.',
    nextStep: 'Verlangen Sie Beweise, dass es Ihre Schuld ist und sie ihnen gehört.',
  },
  'gb.sender.arrow': {
    says: 'Arrow Global sagt vielleicht, es habe Ihre Schuld gekauft. Eine andere Firma kann dafür schreiben. Die Firma ist kein Gerichtsvollzieher (bailiff) und kann Ihre Sachen nicht nehmen.',
    regulator: 'Financial Conduct Authority, bei Kreditschulden',
    complainTo: 'Zuerst die Firma. Bei Kreditschulden danach der Financial Ombudsman Service.',
    nextStep: 'Verlangen Sie Beweise, dass es Ihre Schuld ist und sie ihnen gehört.',
  },
  'gb.sender.wescot': {
    says: 'Wescot treibt Schulden für Banken, Energie- und Telefonfirmen ein. Die Firma gehört zur Cabot-Gruppe. Sie ist kein Gerichtsvollzieher (bailiff) und kann Ihre Sachen nicht nehmen.',
    regulator: 'Financial Conduct Authority, bei Kreditschulden',
    complainTo: 'Zuerst die Firma. Bei Kreditschulden danach der Financial Ombudsman Service.',
    nextStep: 'Prüfen Sie die Schuld und ihr Alter. Verlangen Sie dann schriftlich Beweise.',
  },
  'gb.sender.moorcroft': {
    says: 'Moorcroft treibt Schulden für Banken, Energiefirmen und Behörden wie HMRC ein. Die Mitarbeiter klopfen vielleicht, sind aber keine Gerichtsvollzieher (bailiffs) und dürfen nicht herein.',
    regulator: 'Financial Conduct Authority, bei Kreditschulden',
    complainTo: 'Zuerst die Firma. Bei Kreditschulden danach der Financial Ombudsman Service.',
    nextStep: 'Prüfen Sie die Schuld und ihr Alter. Verlangen Sie dann schriftlich Beweise.',
  },
  'gb.sender.advantis': {
    says: 'Advantis treibt Schulden für andere Firmen und für Behörden ein. Die Firma ist kein Gerichtsvollzieher (bailiff) und kann Ihre Sachen nicht nehmen.',
    regulator: 'Financial Conduct Authority, bei Kreditschulden',
    complainTo: 'Zuerst die Firma. Bei Kreditschulden danach der Financial Ombudsman Service.',
    nextStep: 'Prüfen Sie die Schuld und ihr Alter. Verlangen Sie dann schriftlich Beweise.',
  },
  'gb.sender.bpo': {
    says: 'BPO Collections treibt Schulden für andere Firmen ein. Die Firma ist kein Gerichtsvollzieher (bailiff) und kann Ihre Sachen nicht nehmen.',
    regulator: 'Financial Conduct Authority, bei Kreditschulden',
    complainTo: 'Zuerst die Firma. Bei Kreditschulden danach der Financial Ombudsman Service.',
    nextStep: 'Prüfen Sie die Schuld und ihr Alter. Verlangen Sie dann schriftlich Beweise.',
  },
  'gb.sender.pastdue': {
    says: 'Past Due Credit Solutions treibt Schulden für andere Firmen und für Behörden ein. Die Firma ist kein Gerichtsvollzieher (bailiff) und kann Ihre Sachen nicht nehmen.',
    regulator: 'Financial Conduct Authority, bei Kreditschulden',
    complainTo: 'Zuerst die Firma. Bei Kreditschulden danach der Financial Ombudsman Service.',
    nextStep: 'Prüfen Sie die Schuld und ihr Alter. Verlangen Sie dann schriftlich Beweise.',
  },
  'gb.sender.resolvecall': {
    says: 'Resolvecall schickt Leute an die Tür, um für andere Firmen über Schulden zu sprechen. Sie sind keine Gerichtsvollzieher (bailiffs). Sie müssen die Tür nicht öffnen.',
    regulator: 'Financial Conduct Authority, bei Kreditschulden',
    complainTo: 'Zuerst die Firma. Bei Kreditschulden danach der Financial Ombudsman Service.',
    nextStep: 'Prüfen Sie die Schuld und ihr Alter. Verlangen Sie dann schriftlich Beweise.',
  },
  'gb.sender.credit-style': {
    says: 'Credit Style treibt Schulden für andere Firmen ein. Die Firma ist kein Gerichtsvollzieher (bailiff) und kann Ihre Sachen nicht nehmen.',
    regulator: 'Financial Conduct Authority, bei Kreditschulden',
    complainTo: 'Zuerst die Firma. Bei Kreditschulden danach der Financial Ombudsman Service.',
    nextStep: 'Prüfen Sie die Schuld und ihr Alter. Verlangen Sie dann schriftlich Beweise.',
  },
  'gb.sender.cars': {
    says: 'CARS treibt Schulden für andere Firmen ein. Die Firma ist kein Gerichtsvollzieher (bailiff) und kann Ihre Sachen nicht nehmen.',
    regulator: 'Financial Conduct Authority, bei Kreditschulden',
    complainTo: 'Zuerst die Firma. Bei Kreditschulden danach der Financial Ombudsman Service.',
    nextStep: 'Prüfen Sie die Schuld und ihr Alter. Verlangen Sie dann schriftlich Beweise.',
  },
  'gb.sender.aci': {
    says: 'ACI treibt Schulden für Firmen ein, die sie gekauft haben. Die Firma ist kein Gerichtsvollzieher (bailiff) und kann Ihre Sachen nicht nehmen.',
    regulator: 'Financial Conduct Authority, bei Kreditschulden',
    complainTo: 'Zuerst die Firma. Bei Kreditschulden danach der Financial Ombudsman Service.',
    nextStep: 'Prüfen Sie die Schuld und ihr Alter. Verlangen Sie dann schriftlich Beweise.',
  },
  'gb.sender.dcbl': {
    says: 'DCBL tut zwei Dinge: Inkasso per Brief ohne besondere Macht und Vollstreckung von writs des High Court. Ohne writ auf Ihren Namen kann die Firma Ihre Sachen nicht nehmen.',
    regulator: 'Financial Conduct Authority, bei Kreditschulden',
    complainTo: 'Zuerst die Firma. Bei Kreditschulden danach der Financial Ombudsman Service.',
    nextStep:
      'Fragen Sie, ob es eine Gerichtsanordnung gegen Sie gibt. Wenn nicht, ist es ein Inkassobrief.',
  },
  'gb.sender.drp': {
    says: 'Debt Recovery Plus schreibt über unbezahlte private Parkforderungen. Die Firma nutzt auch den Namen Zenith Collections. Sie hat keine Macht über Ihre Sachen oder Ihr Auto.',
    regulator: 'Financial Conduct Authority, bei Kreditschulden',
    complainTo: 'Die Parkfirma.',
    nextStep:
      'Prüfen Sie die Parkforderung selbst. Ignorieren Sie nie eine letzte Aufforderung (letter of claim) oder ein Gerichtsformular.',
  },
  'gb.sender.trace': {
    says: 'Trace schreibt für Parkfirmen über unbezahlte private Parkforderungen. Die Firma hat keine Macht über Ihre Sachen oder Ihr Auto.',
    regulator: 'Financial Conduct Authority, bei Kreditschulden',
    complainTo: 'Die Parkfirma.',
    nextStep:
      'Prüfen Sie die Parkforderung selbst. Ignorieren Sie nie eine letzte Aufforderung (letter of claim) oder ein Gerichtsformular.',
  },
  'gb.sender.zzps': {
    says: 'ZZPS schreibt für Parkfirmen über unbezahlte private Parkforderungen. Die Firma hat keine Macht über Ihre Sachen oder Ihr Auto.',
    regulator: 'Financial Conduct Authority, bei Kreditschulden',
    complainTo: 'Die Parkfirma.',
    nextStep:
      'Prüfen Sie die Parkforderung selbst. Ignorieren Sie nie eine letzte Aufforderung (letter of claim) oder ein Gerichtsformular.',
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
      'Schicken Sie die Empfangserklärung (acknowledgment of service) innerhalb von 14 Tagen ab Zustellung.',
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
