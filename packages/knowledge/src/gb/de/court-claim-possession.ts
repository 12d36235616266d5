/** Klage auf Räumung: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_POSSESSION_DE: Words = {
  'gb.claim.possession-want': {
    says: 'Ein Gericht soll anordnen, dass Sie Ihre Wohnung aufgeben. Es hat noch nichts entschieden.',
  },
  'gb.claim.possession-rights': {
    says: 'Sie haben das Recht, zum Termin zu gehen und dem Richter Ihre Seite zu sagen. Dort gibt es kostenlose Rechtshilfe, egal was Sie verdienen.',
  },
  'gb.claim.possession-reality': {
    says: 'Das ist ernst, aber Sie müssen jetzt nicht ausziehen. Kommen Sie mit einem Angebot, das Sie einhalten, kann der Richter mehr für Sie tun.',
  },
  'gb.claim.possession-no-default': {
    says: 'Sie können nicht nur deshalb gewinnen, weil Sie kein Formular geschickt haben. In solchen Fällen gibt es kein Versäumnisurteil (judgment by default).',
  },
  'gb.claim.possession-no-eviction-yet': {
    says: 'Ohne Gerichtsanordnung kann niemand Sie hinaussetzen. Auch dann dürfen es nur Gerichtsvollzieher des Gerichts (court bailiffs), und sie müssen den Tag vorher nennen.',
  },
  'gb.claim.possession-who': {
    says: 'Kläger (claimant) ist der Vermieter oder Kreditgeber, der die Wohnung will. Sie sind Beklagter (defendant). Das Gericht steht auf keiner Seite.',
  },
  'gb.claim.possession-step-advice': {
    says: 'Holen Sie jetzt kostenlose Rechtshilfe. Fragen Sie nach dem Housing Loss Prevention Advice Service oder rufen Sie Shelter an (in Wales Shelter Cymru).',
  },
  'gb.claim.possession-step-hearing': {
    says: 'Gehen Sie zum Termin, auch wenn Sie gezahlt oder sich geeinigt haben. Kommen Sie früh und fragen Sie nach dem kostenlosen duty adviser.',
  },
  'gb.claim.possession-step-form': {
    says: 'Füllen Sie das Formular zur Verteidigung (defence form) aus den Papieren aus. Schicken Sie es bis zum genannten Datum an das Gericht. Ist es zu spät, gehen Sie trotzdem zum Termin.',
  },
  'gb.claim.possession-step-pay': {
    says: 'Zahlen Sie ab heute die normale Miete oder Rate und, wenn möglich, etwas vom Rückstand. Bringen Sie Belege und einen Haushaltsplan mit.',
  },
  'gb.claim.possession-step-priority': {
    says: 'Diese Schuld geht vor Karten und Krediten, denn Ihre Wohnung ist in Gefahr. Prüfen Sie, ob Sie alle Sozialleistungen bekommen.',
  },
  'gb.claim.possession-step-dispute': {
    says: 'Stimmt der Rückstand nicht oder kam nie eine richtige Kündigung (notice)? Sagen Sie es im Formular und beim Termin. Bringen Sie Zahlungen und Briefe mit.',
  },
  'gb.claim.possession-right-mortgage': {
    says: 'Der Richter kann die Anordnung aufschieben oder aussetzen, wenn Sie den Rückstand beim Hauskredit wohl in angemessener Zeit abzahlen können.',
  },
  'gb.claim.possession-right-rent': {
    says: 'Bei vielen Gründen kann der Richter Sie wohnen lassen, wenn Sie Miete und etwas vom Rückstand zahlen. Bei wenigen Gründen muss er anordnen.',
  },
  'gb.claim.possession-right-stay': {
    says: 'Sie dürfen bleiben, bis eine Gerichtsanordnung das beendet und court bailiffs kommen. Zu früh ausziehen kann Ihr Recht auf Wohnhilfe schwächen.',
  },
  'gb.claim.possession-right-help': {
    says: 'Sie haben ein Recht auf kostenlose Rechtshilfe vor dem Termin und beim Gericht. Ihr Einkommen spielt keine Rolle.',
  },
  'gb.claim.possession-warn': {
    says: 'Spricht niemand für Sie, können Sie Ihre Wohnung verlieren. Holen Sie vor dem Termin Rechtshilfe.',
  },
  'gb.claim.possession-option-hearing': {
    says: 'Sagen Sie dem Richter, was passiert ist, was Sie jetzt zahlen und wie Sie den Rückstand abzahlen.',
    title: 'Mit einem Angebot zum Termin gehen',
    cost: 'Nichts. Sich zu verteidigen kostet keine Gebühr.',
    time: 'Ein Formular jetzt und ein halber Tag beim Gericht.',
    risk: 'Bei einer Anordnung kommen oft Gerichtskosten dazu.',
    bestFor: 'Sie wollen in Ihrer Wohnung bleiben.',
  },
  'gb.claim.possession-option-deal': {
    says: 'Bieten Sie Vermieter oder Kreditgeber die normale Zahlung und etwas vom Rückstand an. Bitten Sie um eine schriftliche Zusage und Aufschub des Falls (adjourn).',
    title: 'Vor dem Termin Raten vereinbaren',
    cost: 'Was Sie anbieten.',
    time: 'Einige Anrufe in dieser Woche.',
    risk: 'Der Termin bleibt, bis das Gericht ihn absagt. Gehen Sie sonst hin.',
    bestFor: 'Sie können die normale Summe und etwas mehr zahlen.',
  },
  'gb.claim.possession-option-help': {
    says: 'Eine Wohnberatung kann die Papiere prüfen, das Formular ausfüllen und vor Gericht für Sie sprechen.',
    title: 'Kostenlose Rechtshilfe holen',
    cost: 'Nichts.',
    time: 'Ein Anruf heute.',
    risk: 'Keines.',
    bestFor: 'Alle mit einer Räumungsklage (possession claim).',
  },
}
