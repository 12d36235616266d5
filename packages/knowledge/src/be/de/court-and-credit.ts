/** Kredit, Gerichtskosten und Verkauf, auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_AND_CREDIT_DE: Words = {
  'be.credit.right-two-payments': {
    says: 'Ein Kreditgeber kann den ganzen Kredit nur nach zwei fehlenden Raten oder einem Fünftel der Summe fordern. Vorher muss er per Einschreiben warnen und einen Monat warten.',
  },
  'be.credit.right-mortgage': {
    says: 'Bei einem Wohnkredit muss die Bank nach zwei fehlenden Raten per Einschreiben warnen und einen Monat warten. Bitten Sie sofort um einen Plan.',
  },
  'be.court.claim-right-costs': {
    says: 'Wer verliert, zahlt eine feste Summe für den anderen Anwalt (indemnité de procédure). Mit wenig Einkommen können Sie den Richter um die kleinste Summe bitten.',
  },
  'be.court.claim-right-own-check': {
    says: 'Auch wenn Sie nicht kommen, muss der Richter eine Forderung ablehnen, die gegen Grundregeln verstößt (ordre public), etwa zu hohe Kosten für Verbraucher.',
  },
  'be.court.judgment-right-opposition': {
    says: 'Wurde ohne Sie entschieden und ist keine Berufung möglich? Dann können Sie beim selben Gericht innerhalb eines Monats nach Zustellung Einspruch einlegen (opposition).',
  },
  'be.court.officer-right-own-sale': {
    says: 'Nach einer Pfändung haben Sie zehn Tage, um dem Gerichtsvollzieher zu sagen, dass Sie selbst verkaufen (vente amiable). Das bringt oft mehr.',
  },
  'be.court.claim-right-caps': {
    says: 'Eine Firma darf zur Rechnung nur wenig dazu verlangen: nichts vor einer kostenlosen Mahnung, danach nur begrenzte Summen. Bitten Sie das Gericht, den Rest zu streichen oder zu kürzen.',
  },
  'be.debt.right-lawyer-costs': {
    says: 'Nur ein Richter kann Ihnen die Kosten des Anwalts der Gegenseite auferlegen, und dann nur eine feste Summe (indemnité de procédure, rechtsplegingsvergoeding).',
  },
  'be.court.officer-right-appeal': {
    says: 'Ab der Zustellung eines Urteils haben Sie meist einen Monat für die Berufung, oder für den Einspruch, wenn Sie nicht da waren. Oft kann es inzwischen vollstreckt werden.',
  },
}
