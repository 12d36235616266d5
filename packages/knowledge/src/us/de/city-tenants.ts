/** The German words of the rows in ../city-tenants.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CITY_TENANTS_DE: Words = {
  'us.city.chicago': {
    says: 'Chicago hat ein eigenes Mietrecht zu Kautionen, Reparaturen, Gebühren für späte Miete und Aussperren. Es gilt für die meisten Mietwohnungen, aber nicht für kleine Häuser, in denen der Eigentümer wohnt.',
  },
  'us.city.philadelphia': {
    says: 'In Philadelphia braucht ein Vermieter eine Lizenz zum Vermieten. Er muss meist das eviction diversion program versuchen, bevor er zum Gericht geht.',
  },
  'us.city.seattle': {
    says: 'In Seattle braucht ein Vermieter einen Grund aus dem Gesetz, um ein Mietverhältnis zu beenden. Im Winter und im Schuljahr gibt es Grenzen.',
  },
  'us.city.los-angeles': {
    says: 'In der Stadt Los Angeles können die meisten Mieter nur aus einem Grund hinausgesetzt werden, der im Gesetz steht. Für ältere Gebäude gibt es eine Grenze für Mieterhöhungen.',
  },
  'us.city.san-francisco': {
    says: 'In San Francisco können die meisten Mieter nur aus einem Grund hinausgesetzt werden, der im Gesetz steht. Für ältere Gebäude gibt es eine Grenze für Mieterhöhungen.',
  },
  'us.city.oakland': {
    says: 'In Oakland können die meisten Mieter nur aus einem Grund hinausgesetzt werden, der im Gesetz steht. Die Mitteilung muss auch an die Stadt gehen. Für ältere Gebäude gibt es eine Grenze für Mieterhöhungen.',
  },
  'us.city.new-york': {
    says: 'In New York City können Mieter mit kleinem Einkommen im housing court einen kostenlosen Anwalt bekommen. Wohnungen mit gebundener Miete (rent-stabilized) haben eine Mietgrenze und ein Recht auf Verlängerung.',
  },
  'us.city.new-york-heat': {
    says: 'In New York City muss der Vermieter von Oktober bis Mai heizen: tagsüber 68 Grad Fahrenheit, wenn es draußen unter 55 ist, nachts 62. Rufen Sie 311 an. Das Housing Court kann Reparaturen anordnen.',
  },
}
