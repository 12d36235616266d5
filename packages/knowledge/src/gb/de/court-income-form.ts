/** Ein Formular des Gerichts zum Einkommen: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_INCOME_FORM_DE: Words = {
  'gb.means.no-prison': {
    says: 'Für diese Schuld kommt niemand ins Gefängnis. Das droht nur dem, der schweigt, und erst nach weiteren Anordnungen und einer Verhandlung.',
  },
  'gb.means.step-form': {
    says: 'Schicken Sie das Formular binnen 8 Tagen nach Erhalt an das Gericht. Behalten Sie eine Kopie.',
  },
  'gb.means.step-costs': {
    says: 'Tragen Sie Miete, Rechnungen, Essen, Fahrten und Schulden ganz ein. Bieten Sie nur an, was Sie jeden Monat zahlen können.',
  },
  'gb.means.step-late': {
    says: 'Sind die 8 Tage vorbei, schicken Sie es trotzdem heute. Das Gericht kann es noch nutzen.',
  },
  'gb.means.right-suspended': {
    says: 'Sie können im Formular um Aussetzung bitten (suspended order). Dann erfährt Ihr Arbeitgeber nichts, solange Sie wie vereinbart zahlen.',
  },
  'gb.means.right-enough': {
    says: 'Das Gericht muss Ihnen genug zum Leben lassen. Es setzt einen Betrag vom Lohn fest, der Ihnen bleibt (protected earnings).',
  },
  'gb.means.right-benefits': {
    says: 'So eine Anordnung trifft nur Lohn und Betriebsrente. Sozialleistungen, staatliche Rente und Geld aus selbständiger Arbeit bleiben frei.',
  },
  'gb.means.right-joined': {
    says: 'Bei mehreren Urteilen können Sie um eine gemeinsame Anordnung bitten. Sinkt der Lohn später, bitten Sie das Gericht um weniger.',
  },
  'gb.means.warning-false': {
    says: 'Keine oder eine falsche Antwort kann bis zu £250 Geldstrafe oder bis zu 14 Tage Haft bringen. Antworten Sie, dann kommt es nicht dazu.',
  },
  'gb.means.option-suspended': {
    says: 'Füllen Sie alles aus, bieten Sie einen Betrag im Monat an und sagen Sie, warum der Arbeitgeber nichts erfahren soll.',
    title: 'Das Formular schicken und um Aussetzung bitten',
    cost: 'Nichts.',
    time: 'Ein Formular jetzt, einige Wochen bis zur Antwort.',
    risk: 'Bleibt eine Zahlung aus, kann die Anordnung an den Arbeitgeber gehen.',
    bestFor: 'Sie können monatlich etwas zahlen und sorgen sich um Ihre Arbeit.',
  },
  'gb.means.option-advice': {
    says: 'Die Beratung geht Ihr Geld mit Ihnen durch und prüft, ob ein anderer Weg besser passt.',
    title: 'Es mit einer kostenlosen Schuldnerberatung ausfüllen',
    cost: 'Nichts.',
    time: 'Ein Anruf oder ein Gespräch in dieser Woche.',
    risk: 'Der Tag des Gerichts gilt weiter.',
    bestFor: 'Sie haben noch andere Schulden oder können nichts anbieten.',
  },
  'gb.means.questions-nothing-taken': {
    says: 'Bei diesem Termin wird Ihnen nichts weggenommen. Es gibt nur Fragen zu Ihrem Geld.',
  },
  'gb.means.questions-step-go': {
    says: 'Gehen Sie am genannten Tag zum Gericht, mit allen Papieren aus der Liste. Sie antworten unter Eid.',
  },
  'gb.means.questions-step-cannot': {
    says: 'Können Sie nicht kommen, schreiben Sie sofort dem Gericht. Nennen Sie den Grund mit Beleg und bitten Sie um einen anderen Tag.',
  },
  'gb.means.questions-step-list': {
    says: 'Schreiben Sie vorher Einkommen, Miete, Rechnungen, Schulden und Besitz auf. Das Gericht fragt nach allem.',
  },
  'gb.means.questions-insight': {
    says: 'Der Gläubiger wählt nach den Antworten den nächsten Schritt, etwa Lohn oder Konto.',
    actionable: 'Bieten Sie vorher oder an dem Tag einen Betrag an, den Sie halten können.',
  },
  'gb.means.questions-right-travel': {
    says: 'Binnen sieben Tagen nach Erhalt können Sie vom Gläubiger die Fahrtkosten verlangen. Er muss sie zahlen.',
  },
  'gb.means.questions-right-handed': {
    says: 'Die Anordnung muss Ihnen in der Regel selbst übergeben werden, mindestens 14 Tage vorher.',
  },
  'gb.means.questions-warning': {
    says: 'Wegbleiben kann zu einem Haftbefehl führen, zuerst ausgesetzt. Kommen Sie, oder schreiben Sie vorher.',
  },
  'gb.means.questions-option-go': {
    says: 'Bringen Sie eine Liste mit Einkommen und Kosten mit. Ein Angebot, das Sie halten können, beendet die Sache oft.',
    title: 'Hingehen und einen Betrag im Monat anbieten',
    cost: 'Die Fahrt. Der Gläubiger zahlt sie, wenn Sie rechtzeitig fragen.',
    time: 'Etwa eine Stunde im Gericht.',
    risk: 'Was Sie sagen, kann zum Eintreiben genutzt werden.',
    bestFor: 'Sie haben eine Anordnung, zum Gericht zu kommen.',
  },
  'gb.means.right-breathing': {
    says: 'Haben Sie noch viele andere Schulden? Eine Schuldnerberatung kann breathing space beantragen. 60 Tage lang darf dann niemand diese Schulden eintreiben.',
  },
}
