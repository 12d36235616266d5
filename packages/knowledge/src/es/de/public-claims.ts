/** The German words of Spain: public claims. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_CLAIMS_DE: Words = {
  'es.contributions.right-parts': {
    says: 'Sie können die Sozialversicherung um Raten bitten (aplazamiento). Solange Sie sie einhalten, gelten Sie als schuldenfrei dort, und Pfändungen ruhen.',
  },
  'es.contributions.surcharge': {
    says: 'Späte Beiträge kosten meist 10 % mehr, wenn Sie im folgenden Monat zahlen, danach 20 % mehr.',
  },
  'es.contributions.right-appeal': {
    says: 'Gegen eine Forderung der Sozialversicherung haben Sie einen Monat für den Widerspruch (recurso de alzada). Nur Zahlung oder Sicherheit stoppt den Einzug.',
  },
  'es.contributions.right-grounds': {
    says: 'Gegen ihre Mahnung mit Zuschlag zählen diese Gründe: bezahlt, verjährt, Rechenfehler, gestundet oder erste Forderung nicht zugestellt.',
  },
  'es.benefit.right-judge-first': {
    says: 'Meist muss ein Amt den Richter bitten, eine bewilligte Leistung aufzuheben. Allein darf es das, wenn Sie etwas verschwiegen haben, und das SEPE ein Jahr lang.',
  },
  'es.benefit.right-office-mistake': {
    says: 'Hat nur das Amt den Fehler gemacht und waren Sie ehrlich, kann die volle Rückforderung unfair sein. Sagen Sie das in Ihrem Widerspruch.',
  },
  'es.town.right-no-gain': {
    says: 'Sie schulden keine plusvalía, wenn es keinen Gewinn gab. Ergibt der echte Gewinn weniger Steuer, können Sie das verlangen. Schicken Sie beide Urkunden.',
  },
  'es.town.waste': {
    says: 'Seit April 2025 muss jede Gemeinde die echten Kosten der Müllabfuhr verlangen. Prüfen Sie Wohnung, Jahr und einen Nachlass bei kleinem Einkommen.',
  },
  'es.tax.late-return': {
    says: 'Eine späte Erklärung ohne Aufforderung kostet 1 % und 1 % mehr je vollem Monat. Nach einem Jahr sind es 15 % mit Zinsen. Ein Viertel fällt weg, wenn Sie rechtzeitig zahlen.',
  },
  'es.public.right-two-tries': {
    says: 'Eine Zustellung auf Papier braucht zwei Versuche bei Ihnen zu Hause, bevor sie ans Amtsbrett kommt. Fehlen sie, sagen Sie, dass nicht zugestellt wurde.',
  },
}
