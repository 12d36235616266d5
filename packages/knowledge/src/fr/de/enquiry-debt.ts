/** Questions about debts that a person cannot pay, and whose debts they are. `asks` holds the words people type, in French and in English: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WORDS: Words = {
  'fr.ask-debt.step-write': {
    says: 'Schreiben Sie Daten und Summen auf: wann es fällig war, was gezahlt wurde, wer Ihnen schrieb.',
  },
  'fr.ask-debt.step-help': {
    says: 'Gehen Sie zu einem Point conseil budget oder einem point-justice (3039). Beide sind kostenlos.',
  },
  'fr.ask-debt.step-keep': { says: 'Behalten Sie Briefe, Umschläge und Zahlungsbelege.' },
  'fr.ask-debt.right-no-title': {
    says: 'Ohne Vollstreckungstitel (titre exécutoire) darf niemand Ihr Geld oder Ihre Sachen pfänden.',
  },
  'fr.ask-debt.right-costs': {
    says: 'Inkassokosten vor einer Gerichtsentscheidung müssen Sie nicht zahlen.',
  },
  'fr.ask-debt.right-time': { says: 'Ein Richter kann Ihnen bis zu zwei Jahre zum Zahlen geben.' },
  'fr.ask-debt.option-help': {
    title: 'Zur kostenlosen Schuldnerberatung gehen',
    says: 'Ein Point conseil budget sieht mit Ihnen alle Ihre Schulden durch.',
    cost: 'Nichts.',
    time: 'Ein Besuch.',
    risk: 'Keines.',
    bestFor: 'Alle, die Schulden haben.',
  },
  'fr.ask-debt.option-plan': {
    title: 'Eine kleine monatliche Summe anbieten',
    says: 'Bieten Sie schriftlich an, was Sie durchhalten. Prüfen Sie zuerst, wie alt die Schuld ist.',
    cost: 'Was Sie anbieten.',
    time: 'Ein Abend.',
    risk: 'Bei einer alten Schuld kann es die Zeit neu starten.',
    bestFor: 'Sie schulden es, und es ist noch nicht alt.',
  },
  'fr.ask-debt.know-overdebt': {
    says: 'Die Hilfe der Banque de France bei Überschuldung (surendettement) ist kostenlos und kann Pfändungen stoppen.',
    learnMore: 'Zahlen Sie nie einer Firma, die das für Sie tun will.',
  },
  'fr.ask-debt.warn-court': {
    says: 'Papiere, die ein Gerichtsvollzieher (commissaire de justice) bringt, haben kurze Fristen. Lassen Sie sie nicht ungelesen.',
  },
  'fr.ask-debt.right-proof': { says: 'Wer eine Schuld einfordert, muss sie beweisen.' },
  'fr.ask-debt.spouse': {
    says: 'Für Schulden für Wohnung und Kinder haften beide Eheleute. Ein großer Kredit, den nur einer unterschrieb, gehört diesem allein.',
    dependsOn: 'wofür die Schuld war',
  },
  'fr.ask-debt.inherited': {
    says: 'Sie können das Erbe ausschlagen oder bis zu seinem Wert annehmen. Nehmen Sie es ganz an, übernehmen Sie auch die Schulden.',
    dependsOn: 'ob Sie das Erbe annehmen',
  },
}
