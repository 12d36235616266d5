/** Firms that buy or collect debts, and law firms that write for them: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_COLLECTORS_DE: Words = {
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
  'gb.sender.overdales': {
    says: 'Overdales ist eine Kanzlei der Lowell-Gruppe. Sie handelt für die Firma, der die Schuld gehört, nicht für Sie. Ihr Brief ist keine Gerichtsanordnung.',
    regulator: 'Solicitors Regulation Authority',
    complainTo:
      'Zuerst die Kanzlei. Dann der Legal Ombudsman, wenn Sie ihr Mandant waren, oder die Solicitors Regulation Authority zu ihrem Verhalten.',
    nextStep:
      'Suchen Sie ein Datum zur Antwort. Auf eine letzte Aufforderung (letter of claim) antworten Sie innerhalb von 30 Tagen.',
  },
  'gb.sender.mortimer-clarke': {
    says: 'Mortimer Clarke ist die Kanzlei der Cabot-Gruppe. Sie handelt für die Firma, der die Schuld gehört. Ihr Brief ist keine Gerichtsanordnung.',
    regulator: 'Solicitors Regulation Authority',
    complainTo:
      'Zuerst die Kanzlei. Dann der Legal Ombudsman, wenn Sie ihr Mandant waren, oder die Solicitors Regulation Authority zu ihrem Verhalten.',
    nextStep:
      'Suchen Sie ein Datum zur Antwort. Auf eine letzte Aufforderung (letter of claim) antworten Sie innerhalb von 30 Tagen.',
  },
  'gb.sender.bw-legal': {
    says: 'BW Legal ist eine Kanzlei, die Schulden und Parkforderungen eintreibt und viele Klagen einreicht. Ihr Brief ist keine Gerichtsanordnung.',
    regulator: 'Solicitors Regulation Authority',
    complainTo:
      'Zuerst die Kanzlei. Dann der Legal Ombudsman, wenn Sie ihr Mandant waren, oder die Solicitors Regulation Authority zu ihrem Verhalten.',
    nextStep:
      'Suchen Sie ein Datum zur Antwort. Auf eine letzte Aufforderung (letter of claim) antworten Sie innerhalb von 30 Tagen.',
  },
  'gb.sender.dcb-legal': {
    says: 'DCB Legal ist eine mit DCBL verbundene Kanzlei. Sie reicht viele Parkklagen ein. Ihr Brief ist keine Gerichtsanordnung, aber ein Klageformular (claim form) vom Gericht ist echt.',
    regulator: 'Solicitors Regulation Authority',
    complainTo:
      'Zuerst die Kanzlei. Dann der Legal Ombudsman, wenn Sie ihr Mandant waren, oder die Solicitors Regulation Authority zu ihrem Verhalten.',
    nextStep:
      'Suchen Sie ein Datum zur Antwort. Auf eine letzte Aufforderung (letter of claim) antworten Sie innerhalb von 30 Tagen.',
  },
  'gb.sender.gladstones': {
    says: 'Gladstones ist eine Kanzlei für Parkfirmen. Ihr Brief ist keine Gerichtsanordnung, aber ein Klageformular (claim form) vom Gericht ist echt.',
    regulator: 'Solicitors Regulation Authority',
    complainTo:
      'Zuerst die Kanzlei. Dann der Legal Ombudsman, wenn Sie ihr Mandant waren, oder die Solicitors Regulation Authority zu ihrem Verhalten.',
    nextStep:
      'Suchen Sie ein Datum zur Antwort. Auf eine letzte Aufforderung (letter of claim) antworten Sie innerhalb von 30 Tagen.',
  },
  'gb.sender.qdr': {
    says: 'QDR ist eine Kanzlei, die über unbezahlte Parkforderungen schreibt. Ihr Brief ist keine Gerichtsanordnung.',
    regulator: 'Solicitors Regulation Authority',
    complainTo:
      'Zuerst die Kanzlei. Dann der Legal Ombudsman, wenn Sie ihr Mandant waren, oder die Solicitors Regulation Authority zu ihrem Verhalten.',
    nextStep:
      'Suchen Sie ein Datum zur Antwort. Auf eine letzte Aufforderung (letter of claim) antworten Sie innerhalb von 30 Tagen.',
  },
}
