/** Klagen um Wohnung und Kredit: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_HOME_AND_CREDIT_DE: Words = {
  'gb.claim.section-21-ended': {
    says: 'Section 21 endete für private Vermieter am 1. Mai 2026. Eine ältere Kündigung zählt nur, wenn die Klage bis 31. Juli 2026 bei Gericht war.',
    actionable:
      'Suchen Sie das Datum der Kündigung und der Klage. Zeigen Sie beides jetzt einer kostenlosen Wohnungsberatung.',
  },
  'gb.claim.six-weeks': {
    says: 'Muss der Richter die Räumung anordnen, können Sie bis zu sechs Wochen verlangen, wenn es früher sehr schwer wäre. Nennen Sie die Gründe im Formular.',
  },
  'gb.claim.homeless-help': {
    says: 'Sagen Sie es jetzt Ihrer Gemeinde. Droht der Verlust der Wohnung binnen 56 Tagen, muss sie Ihnen helfen.',
  },
  'gb.claim.social-landlord-first': {
    says: 'Gemeinde oder Wohnungsverband (housing association) müssen vor der Klage einen Plan suchen und bei Leistungen helfen. Sagen Sie dem Richter, wenn das fehlte.',
  },
  'gb.claim.mortgage-protocol': {
    says: 'Der Kreditgeber muss vor der Klage mit Ihnen über Zahlungswege sprechen. Tat er das nicht, bitten Sie den Richter um Aufschub.',
  },
  'gb.claim.mortgage-last-resort': {
    says: 'Die Wohnung zu nehmen muss der letzte Weg sein. Der Kreditgeber muss längere Laufzeit, kleinere Raten oder Zeit zum Verkauf prüfen.',
  },
  'gb.claim.scotland-simple-limit': {
    says: 'Das einfache Verfahren (simple procedure) gilt für Klagen bis £5,000. Es ist so gemacht, dass man keinen Anwalt braucht.',
  },
  'gb.claim.scotland-tenancy-tribunal': {
    says: 'Die meisten Klagen aus privater Miete gehören zum First-tier Tribunal for Scotland, nicht zum sheriff court.',
    actionable:
      'Schreiben Sie im Response Form, dass der sheriff court vielleicht nicht zuständig ist. Fragen Sie Shelter Scotland.',
  },
  'gb.claim.scotland-time-order': {
    says: 'Bei einem Kreditvertrag können Sie den Sheriff auch um eine time order bitten. Sie kann kleinere Raten über längere Zeit festlegen.',
  },
}
