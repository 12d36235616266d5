/** Acts of an enforcement officer (commissaire de justice) in general, and the demand to pay: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_WORDS: Words = {
  'fr.officer.who': {
    says: 'Ein commissaire de justice (früher: huissier) ist ein Gerichtsvollzieher mit öffentlichem Amt. Er darf Gerichtsentscheidungen vollstrecken.',
  },
  'fr.officer.want-pay': { says: 'Sie sollen jetzt zahlen, sonst beginnt die Pfändung.' },
  'fr.officer.reality-no-title': {
    says: 'Wir sehen in diesem Brief kein Urteil und keinen anderen Titel. Ohne ihn kann der Gerichtsvollzieher nur bitten, wie jede Inkassofirma.',
  },
  'fr.officer.reality-title': {
    says: 'Der Brief spricht von einem Urteil oder Titel, also darf vielleicht vollstreckt werden. Rechte, ein Richter und Fristen sind noch auf Ihrer Seite.',
  },
  'fr.officer.rights-summary': {
    says: "Sie dürfen den Titel sehen und Geld und Sachen für das Nötigste behalten. Sie können um Zeit bitten und zum Vollstreckungsrichter (juge de l'exécution) gehen.",
  },
  'fr.officer.not-yet-none': {
    says: 'Ohne Titel darf niemand hereinkommen, Sachen nehmen oder Ihren Lohn antasten.',
  },
  'fr.officer.know-officer': {
    says: 'Sind Sie nicht da oder weigern Sie sich, braucht der Gerichtsvollzieher einen Titel. Außerdem müssen die Polizei, jemand vom Bürgermeister oder zwei Zeugen dabei sein.',
    learnMore:
      'Er darf von 6 bis 21 Uhr kommen, nicht an Sonn- und Feiertagen, außer ein Richter erlaubt es. Nachts nie in einer Wohnung.',
  },
  'fr.officer.right-title': {
    says: 'Keine Pfändung ohne Vollstreckungstitel (titre exécutoire). Sie haben das Recht auf eine Kopie.',
  },
  'fr.officer.right-hours': {
    says: 'Ein Gerichtsvollzieher darf von 6 bis 21 Uhr handeln, nie an Sonn- und Feiertagen, außer ein Richter erlaubt es. Nachts nie in einer Wohnung.',
  },
  'fr.officer.right-time': {
    says: "Nach der Zahlungsaufforderung können Sie den Vollstreckungsrichter (juge de l'exécution) um bis zu zwei Jahre bitten.",
  },
  'fr.officer.option-plan': {
    title: 'Einen Plan mit dem Gerichtsvollzieher vereinbaren',
    says: 'Bieten Sie schriftlich eine monatliche Summe an, mit Ihrem Haushaltsplan.',
    cost: 'Was Sie entbehren können.',
    time: 'Ein Tag oder zwei.',
    risk: 'Halten Sie den Plan nicht ein, laufen die Kosten weiter.',
    bestFor: 'Sie schulden es und brauchen Zeit.',
  },
  'fr.officer.option-judge': {
    title: 'Zum Vollstreckungsrichter gehen',
    says: "Fechten Sie die Pfändung an oder bitten Sie um Zeit (juge de l'exécution). Eine Kontopfändung ficht man mit einer Vorladung (assignation) an, holen Sie also rechtliche Hilfe.",
    cost: 'Ein Schriftstück des Gerichtsvollziehers; Prozesskostenhilfe (aide juridictionnelle) kann es zahlen.',
    time: 'Sofort. Kontopfändung: binnen eines Monats.',
    risk: 'Kosten, wenn Sie verlieren.',
    bestFor: 'Es gibt keinen Titel, die Summe ist falsch, oder Geld ist geschützt.',
  },
  'fr.officer.option-overdebt': {
    title: 'Hilfe bei Überschuldung beantragen',
    says: 'Die Banque de France nimmt Ihren Antrag (surendettement) kostenlos an. Ist er angenommen, ruhen Pfändungen.',
    cost: 'Nichts.',
    time: 'Bis zu drei Monate.',
    risk: 'Sie werden als Person mit Zahlungsproblemen eingetragen.',
    bestFor: 'Sie haben mehr Schulden, als Sie zahlen können.',
  },
  'fr.officer.warn-fake': {
    says: 'Manche Firmen ahmen das Aussehen eines Gerichtsvollziehers nach. Prüfen Sie den Namen in der öffentlichen Liste der commissaires de justice.',
  },
  'fr.officer.insight-small': {
    says: 'Das ist das einfache Verfahren für Schulden bis 5.000 €. Sie dürfen ablehnen, und einen Monat Schweigen heißt Nein.',
    actionable:
      'Lehnen Sie ab, wenn die Schuld falsch oder alt ist. Nehmen Sie an, wird die Einigung zum Titel.',
  },
  'fr.officer.element-title': {
    name: 'Der Vollstreckungstitel (titre exécutoire)',
    says: 'Das Schriftstück muss das Urteil oder den anderen Titel nennen, auf dem es beruht.',
    ifMissing:
      'Wir sehen keinen Titel. Fragen Sie: „Quel titre avez-vous ? Envoyez-moi une copie.“ Das heißt: Welchen Titel haben Sie? Schicken Sie mir eine Kopie.',
  },
  'fr.officer.element-count': {
    name: 'Eine Aufstellung von Schuld, Kosten und Zinsen',
    says: 'Das Schriftstück muss Schuld, Kosten und Zinsen einzeln zeigen.',
    ifMissing: 'Wir sehen keine klare Aufstellung. Verlangen Sie sie schriftlich.',
  },
  'fr.officer.myth-force': {
    says: 'Ohne Titel darf niemand hereinkommen. Mit Titel, wenn Sie nicht da sind, braucht ein Gerichtsvollzieher die Polizei, einen gewählten Vertreter oder zwei Zeugen.',
  },
}
