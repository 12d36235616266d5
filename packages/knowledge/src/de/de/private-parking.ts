/** Privatparkplatz auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const PRIVATE_PARKING_DE: Words = {
  'de.consumer.park-want': {
    says: 'Eine private Firma verlangt eine Vertragsstrafe fürs Parken. Das ist kein Bußgeld vom Staat.',
  },
  'de.consumer.park-who': {
    says: 'Eine private Firma überwacht den Parkplatz. Sie vergibt keine Punkte und kann nichts pfänden.',
  },
  'de.consumer.park-reality': {
    says: 'Sie schulden es nur, wenn Schilder Regel und Preis klar zeigten und Sie gefahren sind.',
  },
  'de.consumer.park-rights': {
    says: 'Sie dürfen Beweise, Fotos und Schilder verlangen. Sie dürfen Nein sagen.',
  },
  'de.consumer.park-not-yet': {
    says: 'Aus diesem Brief folgen keine Punkte, keine Pfändung und kein Schufa-Eintrag. Zuerst müssten sie vor Gericht gewinnen.',
  },
  'de.consumer.park-step-check': {
    says: 'Prüfen Sie Zeit, Ort und Schilder. Machen Sie Fotos. Haben Sie einen Kassenbon?',
  },
  'de.consumer.park-step-shop': {
    says: 'Waren Sie Kunde? Bitten Sie das Geschäft um Rücknahme. Das klappt oft.',
  },
  'de.consumer.park-step-driver': {
    says: 'Sie waren es nicht? Sagen Sie das und wer noch gefahren sein kann. Bloßes Bestreiten reicht vor Gericht nicht.',
  },
  'de.consumer.park-step-pay': {
    says: 'Stimmt es, zahlen Sie die Vertragsstrafe. Prüfen Sie Zusatzkosten genau.',
  },
  'de.consumer.park-option-dispute': {
    says: 'Sagen Sie, warum Sie es nicht schulden. Verlangen Sie Fotos und das Schild.',
    title: 'Vertragsstrafe schriftlich ablehnen',
    cost: 'Kostenlos.',
    time: 'Eine E-Mail.',
    risk: 'Es kann Inkasso oder eine Klage folgen.',
    bestFor: 'Schilder waren unklar, Sie fuhren nicht oder waren Kunde.',
  },
  'de.consumer.park-option-pay': {
    says: 'Frühes Zahlen vermeidet Inkassokosten.',
    title: 'Vertragsstrafe zahlen',
    cost: 'Oft 30 bis 50 €.',
    time: 'Vor dem Datum.',
    risk: 'Keins.',
    bestFor: 'Sie haben gegen klare Schilder geparkt.',
  },
  'de.consumer.park-right-keeper': {
    says: 'Der Halter haftet nicht für die Vertragsstrafe. Den Vertrag hat nur der Fahrer geschlossen.',
  },
  'de.consumer.park-right-signs': {
    says: 'Schilder müssen groß und gut lesbar sein. Eine viel zu hohe Strafe gilt nicht.',
  },
  'de.parking.right-costs': {
    says: 'Inkassokosten gibt es erst bei Verzug: nach einer Mahnung, die den Fahrer erreicht hat. Ein erster Brief an den Halter reicht meist nicht.',
  },
}
