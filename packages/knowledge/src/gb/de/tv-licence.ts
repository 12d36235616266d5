/** Fernseh-Lizenz: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const TV_LICENCE_DE: Words = {
  'gb.tv.want': { says: 'Wegen dieses Briefes allein schulden Sie nichts.' },
  'gb.tv.reality': {
    says: 'Das ist ein Standardbrief an Wohnungen ohne eingetragene Lizenz. Er ist keine Rechnung, keine Strafe und nicht von einem Gericht.',
  },
  'gb.tv.who': {
    says: 'TV Licensing arbeitet für die BBC. Seine Mitarbeiter sind keine Polizei. Sie dürfen nicht eher herein als jeder andere Besucher.',
  },
  'gb.tv.rights-summary': {
    says: 'Kein Live-TV und kein BBC iPlayer heißt: keine Lizenz nötig. Ohne Durchsuchungsbefehl (warrant) müssen Sie niemanden hereinlassen.',
  },
  'gb.tv.no-entry-yet': {
    says: 'Ohne Durchsuchungsbefehl (warrant) vom Gericht dürfen sie Ihre Wohnung nicht durchsuchen. Ein Gericht braucht dafür gute Gründe.',
  },
  'gb.tv.no-fine-yet': {
    says: 'Ein Brief kann keine Geldstrafe geben. Das kann nur ein Gericht, nach einem Verfahren, in dem Sie gehört werden.',
  },
  'gb.tv.know-catch-up': {
    says: 'Für Netflix, DVDs oder Mediatheken anderer Sender brauchen Sie keine Lizenz. Für Live-TV auf jedem Sender und für BBC iPlayer brauchen Sie eine.',
    learnMore:
      'Live heißt: zur selben Zeit wie die Sendung, auf TV, Telefon oder Laptop, auch auf YouTube, wenn es ein Live-Sender ist.',
  },
  'gb.tv.org-price': {
    says: 'Eine Farblizenz kostet seit 1. April 2026 £180 im Jahr. Raten sind möglich. Ab 75 mit Pension Credit ist sie kostenlos, für blinde Menschen kostet sie die Hälfte.',
  },
  'gb.tv.step-check': {
    says: 'Fragen Sie sich: Sieht jemand bei mir Live-TV, nimmt es auf oder nutzt BBC iPlayer? Nur darum geht es.',
  },
  'gb.tv.step-declare': {
    says: 'Ist die Antwort Nein, sagen Sie auf deren Webseite, dass Sie keine Lizenz brauchen. Die Briefe hören dann eine Zeit lang auf.',
  },
  'gb.tv.step-buy': {
    says: 'Ist die Antwort Ja, kaufen Sie jetzt eine oder zahlen Sie wöchentlich oder monatlich. Prüfen Sie zuerst, ob es sie kostenlos oder günstiger gibt.',
  },
  'gb.tv.step-own-site': {
    says: 'Tippen Sie die Webadresse selbst ein. Betrügerische E-Mails und SMS nutzen oft den Namen TV Licensing.',
  },
  'gb.tv.step-moved': {
    says: 'Haben Sie eine Lizenz an einer alten Adresse, ziehen Sie sie um. Eine zweite brauchen Sie nicht.',
  },
  'gb.tv.right-door': {
    says: 'Sie können an der Tür sprechen und jederzeit beenden. Sie müssen keine Fragen beantworten und nichts unterschreiben.',
  },
  'gb.tv.right-no-licence': {
    says: 'Sie dürfen einen Fernseher haben und nicht zahlen, wenn Sie ihn nur für anderes nutzen.',
  },
  'gb.tv.right-no-duty': {
    says: 'Kein Gesetz zwingt Sie, auf diese Briefe zu antworten. Eine kurze Antwort bringt oft am leichtesten Ruhe.',
  },
  'gb.tv.right-refund': {
    says: 'Zahlen Sie und brauchen die Lizenz nicht mehr, können Sie einen Teil zurückverlangen.',
  },
  'gb.tv.option-declare': {
    says: 'Füllen Sie das Formular auf der Webseite aus oder schreiben Sie einen kurzen Brief.',
    title: 'Sagen, dass Sie keine Lizenz brauchen',
    cost: 'Nichts.',
    time: 'Zehn Minuten.',
    risk: 'Es muss wahr sein. Sie kommen vielleicht trotzdem zur Prüfung.',
    bestFor: 'Niemand im Haushalt sieht Live-TV oder BBC iPlayer.',
  },
  'gb.tv.option-buy': {
    says: 'Kaufen Sie online, per Telefon oder bei PayPoint. Fragen Sie bei wenig Geld nach Raten.',
    title: 'Eine Lizenz kaufen, bei Bedarf in Raten',
    cost: '£180 im Jahr für Farbe.',
    time: 'Zehn Minuten.',
    risk: 'Keines.',
    bestFor: 'Jemand im Haushalt sieht Live-TV oder BBC iPlayer.',
  },
  'gb.tv.option-ignore': {
    says: 'Sie dürfen den Brief unbeantwortet lassen. Briefe und Besuche können weitergehen.',
    title: 'Lassen, wenn Sie keine Lizenz brauchen',
    cost: 'Nichts.',
    time: 'Keine.',
    risk: 'Mehr Briefe und vielleicht ein Besuch.',
    bestFor: 'Sie brauchen keine Lizenz und die Post stört Sie nicht.',
  },
  'gb.tv.warn-offence': {
    says: 'Live-TV oder BBC iPlayer ohne Lizenz ist eine Straftat. Ein Gericht kann bis zu £1,000 Geldstrafe und Kosten verhängen.',
  },
  'gb.tv.warn-summons': {
    says: 'Gerichtspost zur TV-Lizenz hat einen letzten Tag zur Antwort, oft 21 Tage. Lesen Sie sie heute und holen Sie Rat.',
  },
  'gb.tv.insight-visit': {
    says: 'Ein Besuch ohne festen Tag ist ein Satz im Standardbrief. Kommt jemand, müssen Sie ihn nicht hereinlassen.',
    actionable:
      'Verlangen Sie einen Ausweis. Sagen Sie, dass Sie nicht sprechen möchten, und schließen Sie die Tür.',
  },
  'gb.tv.insight-occupier': {
    says: 'Der Brief geht an den Bewohner (occupier). Sie wissen nicht, wer dort wohnt oder was Sie sehen.',
    actionable: 'Sie müssen Ihren Namen nicht nennen, um zu sagen, dass Sie keine Lizenz brauchen.',
  },
}
