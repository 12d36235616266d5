/** The German words of the rows in ../senders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_DE: Words = {
  'us.sender.midland': {
    says: 'Midland kauft alte Schulden aus Karten und Krediten und treibt sie ein. Die Firma gehört zur Encore Capital Group. Sie klagt oft. Ohne Urteil kann sie Ihre Sachen nicht nehmen.',
    nextStep:
      'Bestreiten Sie die Schuld innerhalb von 30 Tagen schriftlich und verlangen Sie Beweise.',
    regulator:
      'Consumer Financial Protection Bureau, Federal Trade Commission und die Bundesstaaten',
    complainTo: 'Beim CFPB oder beim attorney general Ihres Bundesstaats.',
  },
  'us.sender.pra': {
    says: 'Portfolio Recovery Associates kauft alte Schulden und treibt sie ein. Die Firma gehört zur PRA Group. Sie klagt vielleicht. Ohne Urteil kann sie Ihre Sachen nicht nehmen.',
    nextStep:
      'Bestreiten Sie die Schuld innerhalb von 30 Tagen schriftlich und verlangen Sie Beweise.',
    regulator:
      'Consumer Financial Protection Bureau, Federal Trade Commission und die Bundesstaaten',
    complainTo: 'Beim CFPB oder beim attorney general Ihres Bundesstaats.',
  },
  'us.sender.lvnv': {
    says: 'LVNV Funding besitzt gekaufte Schulden. Resurgent Capital Services kümmert sich um sie. Verlangen Sie den Beweis, dass Ihre dazu gehört.',
    nextStep:
      'Bestreiten Sie die Schuld innerhalb von 30 Tagen schriftlich und verlangen Sie Beweise.',
    regulator:
      'Consumer Financial Protection Bureau, Federal Trade Commission und die Bundesstaaten',
    complainTo: 'Beim CFPB oder beim attorney general Ihres Bundesstaats.',
  },
  'us.sender.resurgent': {
    says: 'Resurgent verwaltet und treibt Schulden für Besitzer wie LVNV Funding ein. Es ist eine private Firma, kein Gericht.',
    nextStep:
      'Bestreiten Sie die Schuld innerhalb von 30 Tagen schriftlich und verlangen Sie Beweise.',
    regulator:
      'Consumer Financial Protection Bureau, Federal Trade Commission und die Bundesstaaten',
    complainTo: 'Beim CFPB oder beim attorney general Ihres Bundesstaats.',
  },
  'us.sender.cavalry': {
    says: 'Cavalry kauft alte Schulden und treibt sie ein. Die Firma klagt vielleicht. Ohne Urteil kann sie Ihre Sachen nicht nehmen.',
    nextStep:
      'Bestreiten Sie die Schuld innerhalb von 30 Tagen schriftlich und verlangen Sie Beweise.',
    regulator:
      'Consumer Financial Protection Bureau, Federal Trade Commission und die Bundesstaaten',
    complainTo: 'Beim CFPB oder beim attorney general Ihres Bundesstaats.',
  },
  'us.sender.jefferson': {
    says: 'Jefferson Capital kauft Schulden und treibt sie ein. Verlangen Sie den Beweis, dass Ihre dazu gehört.',
    nextStep:
      'Bestreiten Sie die Schuld innerhalb von 30 Tagen schriftlich und verlangen Sie Beweise.',
    regulator:
      'Consumer Financial Protection Bureau, Federal Trade Commission und die Bundesstaaten',
    complainTo: 'Beim CFPB oder beim attorney general Ihres Bundesstaats.',
  },
  'us.sender.velocity': {
    says: 'Velocity Investments kauft Schulden, etwa alte Kredite, und klagt vielleicht. Verlangen Sie den Beweis, dass Ihre dazu gehört.',
    nextStep:
      'Bestreiten Sie die Schuld innerhalb von 30 Tagen schriftlich und verlangen Sie Beweise.',
    regulator:
      'Consumer Financial Protection Bureau, Federal Trade Commission und die Bundesstaaten',
    complainTo: 'Beim CFPB oder beim attorney general Ihres Bundesstaats.',
  },
  'us.sender.transworld': {
    says: 'Transworld Systems treibt Schulden für andere Firmen ein, etwa Krankenhäuser, Läden und Kreditgeber. Es ist kein Gericht.',
    nextStep:
      'Bestreiten Sie die Schuld innerhalb von 30 Tagen schriftlich und verlangen Sie Beweise.',
    regulator:
      'Consumer Financial Protection Bureau, Federal Trade Commission und die Bundesstaaten',
    complainTo: 'Beim CFPB oder beim attorney general Ihres Bundesstaats.',
  },
  'us.sender.ic-system': {
    says: 'IC System treibt Schulden für andere Firmen ein, etwa Ärzte, Telefonfirmen und Läden. Es ist kein Gericht.',
    nextStep:
      'Bestreiten Sie die Schuld innerhalb von 30 Tagen schriftlich und verlangen Sie Beweise.',
    regulator:
      'Consumer Financial Protection Bureau, Federal Trade Commission und die Bundesstaaten',
    complainTo: 'Beim CFPB oder beim attorney general Ihres Bundesstaats.',
  },
  'us.sender.erc': {
    says: 'Enhanced Recovery Company treibt Schulden für andere Firmen ein, etwa Telefon- und Internetfirmen. Es ist kein Gericht.',
    nextStep:
      'Bestreiten Sie die Schuld innerhalb von 30 Tagen schriftlich und verlangen Sie Beweise.',
    regulator:
      'Consumer Financial Protection Bureau, Federal Trade Commission und die Bundesstaaten',
    complainTo: 'Beim CFPB oder beim attorney general Ihres Bundesstaats.',
  },
  'us.sender.zwicker': {
    says: 'Zwicker & Associates ist eine Anwaltskanzlei, die Schulden eintreibt und vielleicht klagt. Die Regeln für Inkassofirmen gelten auch für sie. Sie ist kein Gericht.',
    nextStep:
      'Bestreiten Sie die Schuld innerhalb von 30 Tagen schriftlich. Gibt es eine Ladung (summons), antworten Sie zuerst darauf.',
    regulator:
      'Consumer Financial Protection Bureau, Federal Trade Commission und die Bundesstaaten',
    complainTo: 'Beim CFPB oder beim attorney general Ihres Bundesstaats.',
  },
  'us.sender.hunt-henriques': {
    says: 'Hunt & Henriques ist eine Anwaltskanzlei, die Schulden eintreibt und vielleicht klagt. Die Regeln für Inkassofirmen gelten auch für sie. Sie ist kein Gericht.',
    nextStep:
      'Bestreiten Sie die Schuld innerhalb von 30 Tagen schriftlich. Gibt es eine Ladung (summons), antworten Sie zuerst darauf.',
    regulator:
      'Consumer Financial Protection Bureau, Federal Trade Commission und die Bundesstaaten',
    complainTo: 'Beim CFPB oder beim attorney general Ihres Bundesstaats.',
  },
  'us.sender.rausch-sturm': {
    says: 'Rausch Sturm ist eine Anwaltskanzlei, die Schulden eintreibt und vielleicht klagt. Die Regeln für Inkassofirmen gelten auch für sie. Sie ist kein Gericht.',
    nextStep:
      'Bestreiten Sie die Schuld innerhalb von 30 Tagen schriftlich. Gibt es eine Ladung (summons), antworten Sie zuerst darauf.',
    regulator:
      'Consumer Financial Protection Bureau, Federal Trade Commission und die Bundesstaaten',
    complainTo: 'Beim CFPB oder beim attorney general Ihres Bundesstaats.',
  },
  'us.sender.weltman': {
    says: 'Weltman, Weinberg & Reis ist eine Anwaltskanzlei, die Schulden eintreibt und vielleicht klagt. Die Regeln für Inkassofirmen gelten auch für sie. Sie ist kein Gericht.',
    nextStep:
      'Bestreiten Sie die Schuld innerhalb von 30 Tagen schriftlich. Gibt es eine Ladung (summons), antworten Sie zuerst darauf.',
    regulator:
      'Consumer Financial Protection Bureau, Federal Trade Commission und die Bundesstaaten',
    complainTo: 'Beim CFPB oder beim attorney general Ihres Bundesstaats.',
  },
  'us.sender.trueaccord': {
    says: 'TrueAccord treibt Schulden für andere Firmen ein. Es ist kein Gericht und kann Ihre Sachen nicht nehmen.',
    nextStep:
      'Bestreiten Sie die Schuld innerhalb von 30 Tagen schriftlich und verlangen Sie Beweise.',
    regulator:
      'Consumer Financial Protection Bureau, Federal Trade Commission und die Bundesstaaten',
    complainTo: 'Beim CFPB oder beim attorney general Ihres Bundesstaats.',
  },
  'us.sender.credence': {
    says: 'Credence Resource Management treibt Schulden für andere Firmen ein. Es ist kein Gericht und kann Ihre Sachen nicht nehmen.',
    nextStep:
      'Bestreiten Sie die Schuld innerhalb von 30 Tagen schriftlich und verlangen Sie Beweise.',
    regulator:
      'Consumer Financial Protection Bureau, Federal Trade Commission und die Bundesstaaten',
    complainTo: 'Beim CFPB oder beim attorney general Ihres Bundesstaats.',
  },
  'us.sender.ccs': {
    says: 'Credit Collection Services treibt Schulden für andere Firmen ein. Es ist kein Gericht und kann Ihre Sachen nicht nehmen.',
    nextStep:
      'Bestreiten Sie die Schuld innerhalb von 30 Tagen schriftlich und verlangen Sie Beweise.',
    regulator:
      'Consumer Financial Protection Bureau, Federal Trade Commission und die Bundesstaaten',
    complainTo: 'Beim CFPB oder beim attorney general Ihres Bundesstaats.',
  },
  'us.sender.caine-weiner': {
    says: 'Caine & Weiner treibt Schulden für andere Firmen ein. Es ist kein Gericht und kann Ihre Sachen nicht nehmen.',
    nextStep:
      'Bestreiten Sie die Schuld innerhalb von 30 Tagen schriftlich und verlangen Sie Beweise.',
    regulator:
      'Consumer Financial Protection Bureau, Federal Trade Commission und die Bundesstaaten',
    complainTo: 'Beim CFPB oder beim attorney general Ihres Bundesstaats.',
  },
  'us.sender.radius': {
    says: 'Radius Global Solutions treibt Schulden für andere Firmen ein. Es ist kein Gericht und kann Ihre Sachen nicht nehmen.',
    nextStep:
      'Bestreiten Sie die Schuld innerhalb von 30 Tagen schriftlich und verlangen Sie Beweise.',
    regulator:
      'Consumer Financial Protection Bureau, Federal Trade Commission und die Bundesstaaten',
    complainTo: 'Beim CFPB oder beim attorney general Ihres Bundesstaats.',
  },
  'us.sender.sequium': {
    says: 'Sequium Asset Solutions treibt Schulden für andere Firmen ein. Es ist kein Gericht und kann Ihre Sachen nicht nehmen.',
    nextStep:
      'Bestreiten Sie die Schuld innerhalb von 30 Tagen schriftlich und verlangen Sie Beweise.',
    regulator:
      'Consumer Financial Protection Bureau, Federal Trade Commission und die Bundesstaaten',
    complainTo: 'Beim CFPB oder beim attorney general Ihres Bundesstaats.',
  },
  'us.sender.harris': {
    says: 'Harris & Harris treibt Schulden für andere Firmen ein. Es ist kein Gericht und kann Ihre Sachen nicht nehmen.',
    nextStep:
      'Bestreiten Sie die Schuld innerhalb von 30 Tagen schriftlich und verlangen Sie Beweise.',
    regulator:
      'Consumer Financial Protection Bureau, Federal Trade Commission und die Bundesstaaten',
    complainTo: 'Beim CFPB oder beim attorney general Ihres Bundesstaats.',
  },
  'us.sender.convergent': {
    says: 'Convergent Outsourcing treibt Schulden für andere Firmen ein. Es ist kein Gericht und kann Ihre Sachen nicht nehmen.',
    nextStep:
      'Bestreiten Sie die Schuld innerhalb von 30 Tagen schriftlich und verlangen Sie Beweise.',
    regulator:
      'Consumer Financial Protection Bureau, Federal Trade Commission und die Bundesstaaten',
    complainTo: 'Beim CFPB oder beim attorney general Ihres Bundesstaats.',
  },
  'us.sender.mohela': {
    says: 'MOHELA schickt die Rechnungen für Studienkredite des Bundes. Die meisten gehören dem Department of Education.',
    nextStep:
      'Melden Sie sich auf StudentAid.gov an, prüfen Sie Ihre Kredite und fragen Sie nach einem Plan, der zu Ihrem Einkommen passt.',
    complainTo: 'Beim Kreditverwalter (servicer), dann beim Federal Student Aid Ombudsman.',
  },
  'us.sender.nelnet': {
    says: 'Nelnet schickt die Rechnungen für Studienkredite des Bundes. Die meisten gehören dem Department of Education.',
    nextStep:
      'Melden Sie sich auf StudentAid.gov an, prüfen Sie Ihre Kredite und fragen Sie nach einem Plan, der zu Ihrem Einkommen passt.',
    complainTo: 'Beim Kreditverwalter (servicer), dann beim Federal Student Aid Ombudsman.',
  },
  'us.sender.aidvantage': {
    says: 'Aidvantage schickt die Rechnungen für Studienkredite des Bundes. Die meisten gehören dem Department of Education.',
    nextStep:
      'Melden Sie sich auf StudentAid.gov an, prüfen Sie Ihre Kredite und fragen Sie nach einem Plan, der zu Ihrem Einkommen passt.',
    complainTo: 'Beim Kreditverwalter (servicer), dann beim Federal Student Aid Ombudsman.',
  },
  'us.sender.edfinancial': {
    says: 'Edfinancial schickt die Rechnungen für Studienkredite des Bundes. Die meisten gehören dem Department of Education.',
    nextStep:
      'Melden Sie sich auf StudentAid.gov an, prüfen Sie Ihre Kredite und fragen Sie nach einem Plan, der zu Ihrem Einkommen passt.',
    complainTo: 'Beim Kreditverwalter (servicer), dann beim Federal Student Aid Ombudsman.',
  },
  'us.sender.irs': {
    says: 'Die IRS treibt die Steuer des Bundes ein. Sie schreibt zuerst per Post. Sie will nie Geschenkkarten und droht nie am Telefon mit Verhaftung.',
    nextStep:
      'Suchen Sie die Nummer der Mitteilung, etwa CP14, und das Datum. Prüfen Sie Ihr Konto auf IRS.gov.',
    complainTo: 'Beim Taxpayer Advocate Service.',
  },
  'us.sender.ssa': {
    says: 'Social Security zahlt Renten, Leistungen bei Behinderung und SSI. Gegen die meisten Entscheidungen haben Sie 60 Tage für den Widerspruch (appeal).',
    nextStep:
      'Legen Sie Widerspruch (appeal) ein, verlangen Sie einen Erlass (waiver) oder eine kleinere Rate.',
    complainTo: 'Beim Amt, das entschieden hat, bei Betrug beim Office of the Inspector General.',
  },
  'us.sender.fiscal-service': {
    says: 'Dieses Amt des Finanzministeriums (Treasury) treibt Schulden bei Ämtern des Bundes ein. Es kann Steuererstattungen und einen Teil mancher Leistungen nehmen.',
    nextStep:
      'Wenden Sie sich an das Amt, dem Sie etwas schulden, und verlangen Sie vor dem Datum im Brief eine Prüfung (review).',
  },
}
