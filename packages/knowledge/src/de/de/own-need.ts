/** A notice because the landlord needs the home, or sells it: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const OWN_NEED_DE: Words = {
  'de.home.want-own-need': {
    says: 'Ihr Vermieter meldet Eigenbedarf an. Der Grund muss echt sein und im Brief erklärt werden.',
  },
  'de.home.right-own-need': {
    says: 'Bei Eigenbedarf muss im Brief stehen, wer einziehen will und warum. War er vorgetäuscht, haben Sie Schadensersatz.',
  },
  'de.home.right-sale': {
    says: 'Ein Verkauf beendet die Miete nicht. Nach Umwandlung in Eigentum gilt mindestens drei Jahre Sperre, mancherorts bis zehn.',
  },
  'de.home.insight-own-need': {
    says: 'Eigenbedarf ist oft strittig. Allgemeine Worte ohne Namen und Plan reichen oft nicht.',
    actionable:
      'Notieren Sie, wer einziehen soll und ob dem Vermieter eine andere freie Wohnung gehört.',
  },
  'de.home.right-converted': {
    says: 'Wurde Ihre Wohnung nach Ihrem Einzug Eigentumswohnung und dann verkauft? Dann ist Eigenbedarf nach dem Verkauf drei Jahre gesperrt, in engen Märkten bis zu zehn.',
  },
}
