/** The German words of the rows in ../help.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_DE: Words = {
  'us.help.legal-aid': {
    does: 'Findet das Büro für kostenlose Rechtshilfe in Ihrem Bezirk, für Menschen mit kleinem Einkommen.',
  },
  'us.help.lawhelp': {
    does: 'Kostenlose Anleitungen zum Recht, Formulare und Büros der Rechtshilfe für jeden Bundesstaat.',
  },
  'us.help.211': {
    does: 'Rufen Sie 2-1-1 an, um örtliche Hilfe bei Miete, Rechnungen, Essen und Rechtsrat zu finden, Tag und Nacht.',
  },
  'us.help.nfcc': {
    does: 'Findet eine gemeinnützige Schuldnerberatung, die Ihre Schulden und Ihren Haushalt mit Ihnen ansieht.',
  },
  'us.help.cfpb': {
    does: 'Nimmt Beschwerden über Inkassofirmen, Banken, Kreditgeber und Kreditauskünfte an und gibt sie an die Firma weiter.',
  },
  'us.help.state-ag': {
    does: 'Findet den attorney general und das Verbraucheramt Ihres Bundesstaats, die Beschwerden über Firmen annehmen.',
  },
  'us.help.hud': {
    does: 'Kostenloser oder günstiger Rat zu Miete, Räumung und Hypotheken von zugelassenen Beratern in Ihrer Nähe.',
  },
  'us.help.fair-housing': {
    does: 'Nimmt Beschwerden an, wenn ein Vermieter Sie wegen Rasse, Geschlecht, Religion, Familie oder Behinderung schlechter behandelt.',
  },
  'us.help.wage-hour': {
    does: 'Hilft bei unbezahltem Lohn, Trinkgeld, Überstunden und Familienurlaub, kostenlos und vertraulich.',
  },
  'us.help.eeoc': {
    does: 'Nimmt Beschwerden über Benachteiligung und Belästigung bei der Arbeit an. Es gibt eine Frist von 180 oder 300 Tagen.',
  },
  'us.help.nlrb': {
    does: 'Hilft, wenn Sie die Arbeit verlieren, weil Sie mit anderen für Lohn oder Bedingungen eingetreten sind.',
  },
  'us.help.ebsa': {
    does: 'Kostenlose Hilfe bei Krankenversicherung und Rente von der Arbeit, COBRA und abgelehnten Ansprüchen.',
  },
  'us.help.taxpayer-advocate': {
    does: 'Ein kostenloser und unabhängiger Teil der IRS, der hilft, wenn Ärger mit der Steuer eine Notlage bringt.',
  },
  'us.help.litc': {
    does: 'Kostenlose oder fast kostenlose Anwälte für Streit mit der IRS, für Menschen mit kleinem Einkommen.',
  },
  'us.help.ssa': {
    does: 'Nimmt Widersprüche (appeals), Anträge auf Erlass (waiver) und auf eine kleinere Rate an.',
  },
  'us.help.no-surprises': {
    does: 'Nimmt Beschwerden über überraschende Arztrechnungen an und erklärt Ihre Rechte.',
  },
  'us.help.insurance-department': {
    does: 'Findet das Amt Ihres Bundesstaats, das Beschwerden über Versicherungen annimmt.',
  },
  'us.help.fcc': {
    does: 'Nimmt Beschwerden über Rechnungen für Telefon, Internet und Fernsehen und über automatische Anrufe an. Die Firma muss in 30 Tagen antworten.',
  },
  'us.help.ftc-fraud': {
    does: 'Nimmt Meldungen über Betrug und schlechte Geschäfte an und sagt Ihnen die nächsten Schritte.',
  },
  'us.help.identity-theft': {
    does: 'Macht einen Bericht und einen Plan Schritt für Schritt, wenn jemand Ihren Namen benutzt.',
  },
  'us.help.lawyer-referral': {
    does: 'Findet Anwaltsvermittlung und kostenlose Antworten zum Recht in Ihrem Bundesstaat.',
  },
  'us.help.988': {
    does: 'Rufen oder schreiben Sie 988, Tag und Nacht, wenn es zu viel wird. Es ist kostenlos.',
  },
}
