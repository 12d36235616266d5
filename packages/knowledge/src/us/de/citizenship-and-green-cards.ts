/** The German words of the rows in ../citizenship-and-green-cards.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CITIZENSHIP_AND_GREEN_CARDS_DE: Words = {
  'us.public.right-moved': {
    says: 'Verpassen Sie die Anhörung, kann der Richter befehlen, dass Sie das Land verlassen. Sagen Sie dem Gericht eine neue Adresse innerhalb von fünf Tagen. Asyl muss meist innerhalb eines Jahres beantragt werden.',
  },
  'us.public.step-moved': {
    says: 'Suchen Sie auf der eigenen Seite des Einwanderungsgerichts den Tag Ihrer Anhörung. Suchen Sie einen Anwalt oder einen zugelassenen Helfer (accredited helper). Vorsicht vor einem notario.',
  },
  'us.public.right-sponsor': {
    says: 'Der Bürge (sponsor) muss ein Einkommen von meist 125 % der Armutsgrenze zeigen. Ein gemeinsamer Bürge (joint sponsor) kann die Lücke füllen.',
  },
  'us.public.right-citizen': {
    says: 'Wird die Einbürgerung (naturalization) abgelehnt, verlangen Sie innerhalb von 30 Tagen eine Anhörung (Form N-336). Kommt 120 Tage nach dem Gespräch keine Antwort, können Sie zum Gericht.',
  },
  'us.life.want-citizen': {
    says: 'Die Einwanderungsbehörde entscheidet über Ihren Antrag, Staatsbürger zu werden.',
  },
  'us.life.step-citizen': {
    says: 'Schreiben Sie das Datum des Briefs auf und lassen Sie ihn von einem Anwalt für Einwanderung oder einem zugelassenen Helfer (accredited helper) lesen.',
  },
  'us.life.option-citizen': {
    says: 'Verlangen Sie mit Form N-336 eine Anhörung (hearing), oder stellen Sie später neu den Antrag.',
    title: 'Eine Anhörung verlangen',
    cost: 'Eine Gebühr, die erlassen werden kann',
    time: '30 Tage ab Zustellung (service)',
    risk: 'Die Tatsachen werden neu geprüft.',
    bestFor: 'Der Grund ist falsch, oder Sie haben neue Beweise.',
  },
  'us.life.right-green-card': {
    says: 'Sagen Sie der Einwanderungsbehörde eine neue Adresse innerhalb von zehn Tagen. Eine bedingte Karte (conditional card) braucht Form I-751 in den 90 Tagen vor ihrem Ende.',
  },
}
