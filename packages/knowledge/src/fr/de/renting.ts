/** The German words of the rows in ../renting.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENTING_WORDS: Words = {
  'fr.home.want-rent': {
    says: 'Man will, dass Sie die rückständige Miete zahlen, oder einen Plan. Dieser Brief beendet Ihren Mietvertrag nicht.',
  },
  'fr.home.want-order': {
    says: 'Das ist eine förmliche Aufforderung, die Miete zu zahlen (commandement de payer). Zahlen Sie nicht rechtzeitig, kann man einen Richter bitten, den Mietvertrag zu beenden.',
  },
  'fr.home.want-notice': {
    says: 'Ihr Vermieter kündigt (congé): um zu verkaufen, selbst dort zu wohnen oder aus ernstem Grund.',
  },
  'fr.home.want-leave': {
    says: 'Ein Richter hat die Räumung angeordnet. Der Gerichtsvollzieher fordert Sie auf, auszuziehen (commandement de quitter les lieux).',
  },
  'fr.home.want-other': {
    says: 'Man will, dass Sie Ihre Wohnung verlassen, oder kündigt an, dafür vor Gericht zu gehen.',
  },
  'fr.home.who': {
    says: 'Ein Vermieter oder Makler ist eine Privatperson oder Firma. Nur ein Richter kann Ihr Recht zu bleiben beenden. Nur ein Gerichtsvollzieher (commissaire de justice) mit Urteil darf räumen.',
  },
  'fr.home.reality': {
    says: 'Ein Brief räumt niemanden. Es braucht einen Richter, dann einen Gerichtsvollzieher (commissaire de justice), dann meist die Polizeihilfe des Präfekten. Das dauert Monate.',
  },
  'fr.home.reality-judged': {
    says: 'Es gibt eine Entscheidung des Gerichts, also ist es eilig. Sie haben noch Zeit, Helfer und einen Richter, der mehr Zeit geben kann.',
  },
  'fr.home.not-yet': {
    says: 'Jetzt kann man Sie nicht hinaussetzen. Es braucht ein Urteil, eine Aufforderung zum Auszug und danach meist zwei Monate.',
  },
  'fr.home.not-yet-winter': {
    says: 'Vom 1. November bis 31. März darf meist kein Mieter geräumt werden (trêve hivernale). Miete und Gericht laufen weiter.',
  },
  'fr.home.rights-summary': {
    says: 'Sie dürfen bleiben, bis ein Richter entscheidet. Sie können um Zeit, Hilfe bei der Miete und einen kostenlosen Anwalt bitten.',
  },
  'fr.home.know-three-years': {
    says: 'Ein Richter kann bis zu drei Jahre für Mietschulden geben, wenn Sie vor der Verhandlung die laufende Miete wieder zahlen.',
    learnMore: 'Zahlen Sie die nächste Miete voll, auch wenn die Schuld bleibt.',
  },
  'fr.home.deadline-six-weeks': {
    says: 'Sie haben ab der Zahlungsaufforderung (commandement) sechs Wochen, um zu zahlen oder Hilfe zu holen. Mietverträge von vor dem 29. Juli 2023 geben oft zwei Monate.',
    action: 'Die Mietschuld zahlen oder einen Plan vereinbaren',
    consequence: 'Danach kann der Vermieter einen Richter bitten, den Mietvertrag zu beenden.',
  },
  'fr.home.deadline-two-months': {
    says: 'Diese Aufforderung gibt zwei Monate zum Zahlen, wie ältere Mietverträge.',
    action: 'Die Mietschuld zahlen oder einen Plan vereinbaren',
    consequence: 'Danach kann der Vermieter einen Richter bitten, den Mietvertrag zu beenden.',
  },
  'fr.home.deadline-leave': {
    says: "Sie haben ab der Aufforderung zwei Monate, um auszuziehen, außer der Richter hat das verkürzt. Bitten Sie den Vollstreckungsrichter (juge de l'exécution) vorher um mehr Zeit.",
    action: 'Den Richter um mehr Zeit bitten und eine Wohnung suchen',
    consequence:
      'Danach kann der Gerichtsvollzieher Polizeihilfe verlangen. Meist keine Räumung vom 1. November bis 31. März.',
  },
  'fr.home.step-stay': {
    says: 'Ziehen Sie noch nicht aus und geben Sie die Schlüssel noch nicht zurück. Holen Sie zuerst Rat.',
  },
  'fr.home.step-adil': {
    says: 'Rufen Sie die ADIL oder SOS loyers impayés an (0 805 16 00 75). Es ist kostenlos, und man kennt dort die Helfer am Ort.',
  },
  'fr.home.step-fsl': {
    says: 'Bitten Sie einen Sozialarbeiter um Hilfe aus dem Wohnungshilfefonds (FSL). Sagen Sie es auch der CAF, damit das Wohngeld weiterläuft.',
  },
  'fr.home.step-pay-rent': {
    says: 'Zahlen Sie die laufende Miete, wenn Sie können. Darauf achtet ein Richter zuerst.',
  },
  'fr.home.step-more-time': {
    says: "Bitten Sie den Vollstreckungsrichter (juge de l'exécution) um mehr Zeit zum Auszug: einen Monat bis ein Jahr. Zeigen Sie Ihre Wohnungssuche.",
  },
  'fr.home.step-check-notice': {
    says: 'Prüfen Sie die Kündigung (congé): Steht ein Grund da? Kam sie sechs Monate (möbliert drei) vor dem Ende des Mietvertrags? Kam sie per Einschreiben, Gerichtsvollzieher oder Übergabe?',
  },
  'fr.home.step-plan': {
    says: 'Bieten Sie schriftlich die Miete plus eine kleine monatliche Summe an. Behalten Sie jeden Zahlungsbeleg.',
  },
  'fr.home.step-dispute': {
    says: 'Verlangen Sie eine Mietaufstellung. Prüfen Sie jeden Monat, jede Zahlung und die jährliche Abrechnung der Nebenkosten.',
  },
  'fr.home.step-dalo': {
    says: 'Droht die Räumung ohne neue Wohnung, beantragen Sie das Recht auf Wohnen (DALO).',
  },
  'fr.home.right-judge': {
    says: 'Nur ein Richter kann Ihr Wohnen beenden, und nur ein Gerichtsvollzieher (commissaire de justice) darf es ausführen.',
  },
  'fr.home.right-no-force': {
    says: 'Ein Vermieter, der die Schlösser tauscht oder Sie hinausdrängt, macht sich strafbar: bis zu drei Jahre Gefängnis und 30.000 €. Rufen Sie die Polizei (17).',
  },
  'fr.home.right-winter': {
    says: 'Sie haben das Recht auf die Winterpause (trêve hivernale): meist keine Räumung vom 1. November bis 31. März.',
  },
  'fr.home.right-three-years': {
    says: 'Sie haben das Recht, den Richter um bis zu drei Jahre für Mietschulden zu bitten, wenn Sie die Miete wieder zahlen.',
  },
  'fr.home.right-reason': {
    says: 'Bei einer leeren Wohnung muss der Vermieter sechs Monate vor dem Ende des Mietvertrags kündigen (congé). Die einzigen Gründe: Verkauf, eigene Nutzung oder ein ernster Grund.',
  },
  'fr.home.right-reason-furnished': {
    says: 'Bei einer möblierten Wohnung muss der Vermieter drei Monate vor dem Ende des Mietvertrags kündigen (congé). Er braucht einen Grund: Verkauf, eigene Nutzung oder einen ernsten Grund.',
  },
  'fr.home.right-older': {
    says: 'Sind Sie über 65 und haben ein niedriges Einkommen, muss der Vermieter Ihnen meist eine andere Wohnung in der Nähe anbieten.',
  },
  'fr.home.right-buy': {
    says: 'Eine Kündigung zum Verkauf einer leeren Wohnung ist zuerst ein Angebot an Sie. Sie haben die ersten zwei Monate der Kündigungsfrist, um Ja zu sagen.',
  },
  'fr.home.right-home-help': {
    says: 'Ist die Räumung angeordnet, haben Sie das Recht, den Staat um eine Wohnung zu bitten (DALO).',
  },
  'fr.home.option-plan': {
    title: 'Einen Plan für die Miete vereinbaren',
    says: 'Bieten Sie die Miete plus einen Teil der Schuld an, von beiden unterschrieben.',
    cost: 'Was Sie anbieten.',
    time: 'Ein Abend.',
    risk: 'Halten Sie ihn nicht ein, macht man weiter.',
    bestFor: 'Sie können die laufende Miete zahlen.',
  },
  'fr.home.option-help': {
    title: 'Kostenlose Hilfe zum Wohnen holen',
    says: 'Die ADIL, ein Sozialarbeiter und der Wohnungshilfefonds (FSL) können viele Räumungen verhindern.',
    cost: 'Nichts.',
    time: 'Rufen Sie heute an.',
    risk: 'Keines.',
    bestFor: 'Alle mit Mietrückstand oder Kündigung.',
  },
  'fr.home.option-court': {
    title: 'Zur Verhandlung gehen',
    says: 'Sagen Sie dem Richter Ihre Seite und bitten Sie um Zeit. Sie brauchen keinen Anwalt.',
    cost: 'Nichts.',
    time: 'Ein halber Tag.',
    risk: 'Bleiben Sie weg, entscheidet der Richter allein.',
    bestFor: 'Sie haben einen Verhandlungstermin.',
  },
  'fr.home.option-dispute': {
    title: 'Die Kündigung bestreiten',
    says: 'Ist der Grund falsch oder die Zeit zu kurz, schreiben Sie dem Vermieter. Der Mietvertrag läuft dann weiter, oder ein Richter entscheidet.',
    cost: 'Ein Einschreiben.',
    time: 'Eine Stunde.',
    risk: 'Ist die Kündigung gültig, müssen Sie an ihrem Ende ausziehen.',
    bestFor: 'Die Kündigung kam zu spät, hat keinen Grund, oder er ist vorgeschoben.',
  },
  'fr.home.option-overdebt': {
    title: 'Hilfe bei Überschuldung beantragen',
    says: 'Die Banque de France kann Mietschulden einbeziehen (surendettement). Ein Richter kann dann eine Räumung eine Zeit lang stoppen.',
    cost: 'Nichts.',
    time: 'Bis zu drei Monate.',
    risk: 'Die laufende Miete müssen Sie zahlen.',
    bestFor: 'Sie haben Mietschulden und andere.',
  },
  'fr.home.warn-hearing': {
    says: 'Kommt eine Vorladung (assignation), gehen Sie zur Verhandlung. Man wird Ihnen ein Gespräch über Ihre soziale Lage anbieten: Nehmen Sie es an, es hilft Ihnen.',
  },
  'fr.home.warn-judged': {
    says: 'Ein Richter hat entschieden. Gehen Sie heute zu einem kostenlosen Anwalt oder zur ADIL und bitten Sie um Zeit.',
  },
  'fr.home.insight-no-reason': {
    says: 'Wir sehen keinen Grund für die Kündigung. Ohne einen der drei gesetzlichen Gründe ist sie unwirksam.',
    actionable:
      'Lassen Sie sie von der ADIL prüfen. Sagen Sie dem Vermieter schriftlich, dass Sie bleiben.',
  },
  'fr.home.insight-costs': {
    says: 'Der Brief rechnet Gebühren oder Strafen dazu. Beim Mietvertrag einer Wohnung darf man Mahngebühren und Strafen nicht dem Mieter auferlegen.',
    actionable: 'Zahlen Sie nur Miete und Nebenkosten, und sagen Sie schriftlich, warum.',
  },
  'fr.home.tactic-ccapex': {
    says: 'Bitten Sie, dass Ihr Fall zum Ausschuss gegen Räumungen (CCAPEX) kommt. Er bringt Vermieter, CAF und Sozialarbeiter zusammen.',
    risk: 'Keines.',
    notWhen: 'Eine Verhandlung ist in wenigen Tagen: Gehen Sie zuerst zu einem Anwalt.',
  },
  'fr.home.element-fsl': {
    name: 'Die Adresse des Wohnungshilfefonds (FSL)',
    says: 'Die Aufforderung muss den Wohnungshilfefonds (FSL) nennen, an den Sie sich wenden können.',
    ifMissing:
      'Wir sehen den Wohnungshilfefonds (FSL) nicht. Zeigen Sie sie der ADIL: Ein fehlender Teil kann die Aufforderung nichtig machen.',
  },
  'fr.home.element-count': {
    name: 'Die Miete und die Aufstellung der Schuld',
    says: 'Die Aufforderung muss die Monatsmiete und eine Aufstellung der Schuld zeigen.',
    ifMissing: 'Wir sehen keine Aufstellung der Schuld. Verlangen Sie sie.',
  },
  'fr.home.myth-winter-free': {
    says: 'Die Winterpause (trêve hivernale) stoppt die Räumung, nicht die Miete. Die Schuld wächst, und das Gericht läuft weiter.',
  },
  'fr.home.myth-lock': {
    says: 'Nein. Ein Vermieter darf weder die Schlösser tauschen noch Wasser oder Strom abstellen noch Ihre Sachen hinausstellen.',
  },
  'fr.home.officer-order': {
    says: 'Das ist eine förmliche Aufforderung, die Miete zu zahlen (commandement de payer). Zahlen Sie nicht rechtzeitig, kann man einen Richter bitten, den Mietvertrag zu beenden.',
  },
  'fr.home.officer-leave': {
    says: 'Ein Richter hat die Räumung angeordnet. Der Gerichtsvollzieher fordert Sie auf, auszuziehen (commandement de quitter les lieux).',
  },
  'fr.home.officer-reality': {
    says: 'Diese Aufforderung allein beendet weder Ihren Mietvertrag noch räumt sie Sie. Sie startet eine Zeit, um zu zahlen oder Hilfe zu holen. Nur ein Richter kann entscheiden.',
  },
  'fr.home.officer-reality-judged': {
    says: 'Es gibt eine Entscheidung des Gerichts, also ist es eilig. Sie haben noch Zeit, Helfer und einen Richter, der mehr Zeit geben kann.',
  },
  'fr.home.officer-winter': {
    says: 'Vom 1. November bis 31. März darf meist kein Mieter geräumt werden (trêve hivernale).',
  },
  'fr.home.officer-adil': {
    says: 'Rufen Sie heute SOS loyers impayés (0 805 16 00 75) oder Ihre ADIL an. Es ist kostenlos.',
  },
  'fr.home.officer-fsl': {
    says: 'Fragen Sie einen Sozialarbeiter nach dem Wohnungshilfefonds (FSL) und sagen Sie es der CAF. Zahlen Sie die laufende Miete, wenn Sie können.',
  },
  'fr.home.officer-time': {
    says: "Bitten Sie den Vollstreckungsrichter (juge de l'exécution) um mehr Zeit zum Auszug: einen Monat bis ein Jahr. Zeigen Sie Ihre Wohnungssuche.",
  },
  'fr.home.officer-three-years': {
    says: 'Sie haben das Recht, den Richter um bis zu drei Jahre für Mietschulden zu bitten, wenn Sie die Miete wieder zahlen.',
  },
  'fr.home.officer-right-winter': {
    says: 'Sie haben das Recht auf die Winterpause (trêve hivernale): meist keine Räumung vom 1. November bis 31. März.',
  },
  'fr.home.judged-winter': {
    says: 'Vom 1. November bis 31. März darf meist kein Mieter geräumt werden (trêve hivernale).',
    learnMore:
      'Nach einem Urteil muss der Gerichtsvollzieher zuerst zum Auszug auffordern, und dann sind es meist zwei Monate.',
  },
  'fr.home.judged-adil': {
    says: 'Rufen Sie SOS loyers impayés (0 805 16 00 75) oder Ihre ADIL an. Fragen Sie einen Sozialarbeiter nach dem Wohnungshilfefonds (FSL).',
  },
  'fr.home.judged-three-years': {
    says: 'In einer Mietsache können Sie den Richter um bis zu drei Jahre bitten, wenn Sie vor der Verhandlung die laufende Miete wieder zahlen.',
  },
  'fr.home.judged-time': {
    says: "Sie haben das Recht, den Vollstreckungsrichter (juge de l'exécution) um mehr Zeit zum Auszug zu bitten: einen Monat bis ein Jahr.",
  },
}
