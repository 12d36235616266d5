/** Verjährung: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_DE: Words = {
  'gb.limitation.contract-ew': {
    says: 'Bei den meisten Schulden und Forderungen haben sie sechs Jahre für eine Klage (court claim). Danach können Sie dem Gericht sagen, dass es zu spät ist.',
    restartedBy:
      'Das kann die Zeit neu starten: eine Zahlung von Ihnen oder einem Mitschuldner, oder ein unterschriebenes Anerkenntnis per Brief oder E-Mail, vor Ende der sechs Jahre.',
    from: 'der Tag, an dem sie zuerst klagen konnten: bei einer Rechnung der Tag der Fälligkeit; bei Kreditkarte oder Kredit meist das Enddatum in der Verzugsmitteilung (default notice)',
  },
  'gb.limitation.contract-scotland': {
    says: 'In Schottland enden die meisten Schulden nach fünf Jahren ohne Zahlung, schriftliches Anerkenntnis und Gerichtsverfahren. Dann schulden Sie nichts.',
    restartedBy:
      'Das kann die Zeit neu starten: eine Zahlung, ein klares schriftliches Anerkenntnis oder ein Gerichtsverfahren von ihnen, vor Ende der fünf Jahre.',
    from: 'der Tag, an dem die Schuld fällig wurde',
  },
  'gb.limitation.contract-ni': {
    says: 'In Nordirland haben sie für die meisten Schulden sechs Jahre für eine Klage (court claim). Danach können Sie dem Gericht sagen, dass es zu spät ist.',
    restartedBy:
      'Das kann die Zeit neu starten: eine Zahlung oder ein unterschriebenes schriftliches Anerkenntnis, vor Ende der sechs Jahre.',
    from: 'der Tag, an dem sie zuerst klagen konnten',
  },
  'gb.limitation.secured-ew': {
    says: 'Bei Geld, das auf ein Haus geliehen ist, hat der Kreditgeber zwölf Jahre für die geliehene Summe. Für die Zinsen hat er sechs Jahre.',
    restartedBy:
      'Das kann die Zeit neu starten: eine Zahlung oder ein unterschriebenes schriftliches Anerkenntnis, vor Ende der zwölf Jahre.',
    from: 'der Tag, an dem der Kreditgeber das Geld zuerst zurückverlangen konnte',
  },
  'gb.limitation.rent-ew': {
    says: 'Miete kann sechs Jahre ab Fälligkeit vor Gericht gefordert werden.',
    restartedBy:
      'Das kann die Zeit neu starten: eine Zahlung auf diese Miete oder ein unterschriebenes schriftliches Anerkenntnis, vor Ende der sechs Jahre.',
    from: 'der Tag, an dem jede Miete fällig wurde',
  },
  'gb.limitation.copyright-ew': {
    says: 'Eine Klage wegen Urheberrecht (copyright) muss innerhalb von sechs Jahren nach der Nutzung beginnen.',
    restartedBy: 'Jede neue Nutzung startet eigene sechs Jahre.',
    from: 'der Tag, an dem die Musik gespielt oder das Werk benutzt wurde',
  },
}
