/** The German words of the rows in ../criminal-case-ends.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CRIMINAL_CASE_ENDS_DE: Words = {
  'de.crimend.offer-want': {
    says: 'Staatsanwaltschaft oder Gericht bieten an, das Verfahren zu beenden, wenn Sie rechtzeitig zahlen oder etwas leisten (§ 153a). Sie haben die Wahl.',
  },
  'de.crimend.offer-clean': {
    says: 'Es ist keine Verurteilung und steht in keinem Führungszeugnis. Sie gelten als unschuldig. Zahlen Sie alles rechtzeitig, sonst geht es weiter und nichts kommt zurück.',
  },
  'de.crimend.offer-no': {
    says: 'Sie dürfen ablehnen oder um weniger, Raten oder mehr Zeit bitten. Nichts getan? Lassen Sie zuerst eine Anwältin die Akte sehen: Es kann auch ohne Geld enden.',
  },
  'de.crimend.prison-want': {
    says: 'Sie sollen in Haft, weil eine Geldstrafe nicht bezahlt ist (Ersatzfreiheitsstrafe). Zahlen Sie alles, ist das sofort vorbei. Zahlen Sie einen Teil, wird es kürzer.',
  },
  'de.crimend.prison-half': {
    says: 'Wurde die Geldstrafe ab dem 1. Februar 2024 rechtskräftig? Dann entsprechen zwei Tagessätze einem Tag Haft. Zählt der Brief einen Tag je Satz, ist das falsch: Lassen Sie neu rechnen. Bei älteren bleibt es ein Tag je Satz.',
  },
  'de.crimend.prison-work': {
    says: 'Bitten Sie die Staatsanwaltschaft sofort um kleine Raten oder um gemeinnützige Arbeit. Große Härte kann die Haft stoppen. Die Gerichtshilfe ist kostenlos.',
  },
  'de.crimend.step': {
    says: 'Schreiben Sie heute mit Aktenzeichen: was Sie im Monat zahlen können, Einkommen und Miete, oder dass Sie zustimmen. Bitten Sie um schriftliche Antwort.',
  },
}
