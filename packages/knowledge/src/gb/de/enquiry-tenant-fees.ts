/** Questions about fees that a letting agent asks of a tenant: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TENANT_FEES_DE: Words = {
  'gb.ask-housing.fee-banned': {
    says: 'Nein. In England dürfen Vermieter oder Makler für Auszugsprotokoll, Inventar, Referenzen, Verwaltung, Verlängerung oder Reinigung nichts verlangen, auch wenn es im Vertrag steht. Erlaubt sind Miete, Nebenkosten, begrenzte Kaution, bis zu eine Woche Reservierung, Schlüssel, Verzugszinsen und von Ihnen gewünschte Änderungen. Fordern Sie es zurück. Trading Standards und das Tribunal helfen.',
  },
  'gb.ask-housing.wales-fees': {
    says: 'Nein. In Wales darf man nur Miete, Kaution, bis zu eine Woche Reservierung und wenige Zahlungen für eigene Versäumnisse, Rechnungen oder council tax verlangen. Gebühren für Auszug, Inventar, Referenz, Verwaltung und Verlängerung sind verboten. Fordern Sie das Geld schriftlich zurück. Rent Smart Wales und die Gemeinde können einschreiten.',
  },
  'gb.ask-housing.scotland-fees': {
    says: 'Nein. In Schottland darf man nur Miete und eine Kaution von höchstens zwei Monatsmieten verlangen. Jede andere Gebühr für Beginn, Verlängerung oder Fortsetzung ist verboten, etwa für Referenzen, Bonitätsprüfung, Inventar oder Verwaltung. Fordern Sie das Geld schriftlich zurück, dann First-tier Tribunal.',
  },
}
