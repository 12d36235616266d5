/** The German words of the rows in ../limitation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_WORDS: Words = {
  'fr.limitation.telecom': {
    says: 'Bei Rechnungen für Telefon und Internet hat die Firma ein Jahr ab der Fälligkeit. Danach können Sie sagen, dass es zu spät ist.',
    from: 'der Tag, an dem die Rechnung fällig wurde',
    restartedBy:
      'Ein schriftliches Ja zur Schuld oder ein Schritt vor Gericht kann das Jahr neu starten.',
  },
  'fr.limitation.rent': {
    says: 'Miete und Nebenkosten einer Wohnung können drei Jahre lang gefordert werden. Danach können Sie sagen, dass es zu spät ist.',
    from: 'der Tag, an dem jede Miete fällig wurde',
    restartedBy:
      'Ein schriftliches Ja zur Schuld oder ein Schritt vor Gericht kann die drei Jahre neu starten.',
  },
  'fr.limitation.credit': {
    says: 'Bei einem Verbraucherkredit hat der Kreditgeber zwei Jahre ab der ersten nicht gezahlten Rate, um vor Gericht zu gehen. Der Richter kann das auch ohne Sie sehen.',
    from: 'die erste Rate, die nie nachgezahlt wurde',
    restartedBy:
      'Diese Frist (forclusion) ist streng. Ein neuer Plan vor ihrem Ende verschiebt ihren Beginn.',
  },
  'fr.limitation.consumer': {
    says: 'Eine Firma, die Ihnen Waren oder Leistungen verkaufte, hat zwei Jahre, um vor Gericht zu gehen. Danach können Sie sagen, dass es zu spät ist (prescription).',
    from: 'der Tag, an dem die Rechnung fällig wurde',
    restartedBy:
      'Eine Teilzahlung, ein schriftliches Ja zur Schuld oder ein Schritt vor Gericht kann die zwei Jahre neu starten. Ein Brief oder Anruf tut das nicht.',
  },
  'fr.limitation.general': {
    says: 'Schulden zwischen Privatpersonen und die meisten anderen Forderungen können fünf Jahre lang geltend gemacht werden.',
    from: 'der Tag, an dem die Person von der Forderung wusste',
    restartedBy:
      'Eine Zahlung, ein schriftliches Ja zur Schuld oder ein Schritt vor Gericht kann die fünf Jahre neu starten.',
  },
  'fr.limitation.energy': {
    says: 'Eine Energie- oder Wasserfirma hat ab der Fälligkeit der Rechnung zwei Jahre, um gegen Sie vor Gericht zu gehen.',
    from: 'der Tag, an dem die Rechnung fällig wurde',
    restartedBy:
      'Eine Teilzahlung, ein schriftliches Ja zur Schuld oder ein Schritt vor Gericht kann die zwei Jahre neu starten.',
  },
}
