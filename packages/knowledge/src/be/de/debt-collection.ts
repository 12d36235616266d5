/** Reminders and letters of collectors, lawyers and bailiffs before a judgment: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_WORDS: Words = {
  'be.debt.want': {
    says: 'Man will, dass Sie zahlen. Dieser Brief bittet nur. Allein kann er Sie nicht zwingen.',
  },
  'be.debt.who': {
    says: 'Ein Inkassobüro, ein Anwalt oder ein Gerichtsvollzieher hat vor einem Urteil nicht mehr Macht als die Firma, der Sie etwas schulden.',
  },
  'be.debt.reality': {
    says: 'Kein Richter hat entschieden. Niemand darf wegen dieses Briefes Lohn, Konto oder Sachen pfänden.',
  },
  'be.debt.not-yet': {
    says: 'Noch kann niemand etwas pfänden. Zuerst braucht es ein Urteil oder einen anderen Titel.',
  },
  'be.debt.rights': {
    says: 'Sie haben eine erste kostenlose Mahnung, 14 Tage zum Zahlen, begrenzte Kosten und das Recht zu bestreiten.',
  },
  'be.debt.step-check': {
    says: 'Prüfen Sie, wer fordert, wofür, wie viel und seit wann. Zahlen und unterschreiben Sie nichts, bis Sie es wissen.',
  },
  'be.debt.step-write': {
    says: 'Schreiben Sie, rufen Sie nicht an. Bestreiten Sie, was falsch ist, oder bitten Sie um einen Plan. Behalten Sie eine Kopie.',
  },
  'be.debt.step-help': {
    says: 'Bitten Sie bei Ihrem ÖSHZ (CPAS, OCMW) um kostenlose Schuldenvermittlung (médiation de dettes, schuldbemiddeling).',
  },
  'be.debt.step-plan': {
    says: 'Schulden Sie es? Bieten Sie schriftlich eine kleine Summe im Monat an. Auch ein Richter kann Ihnen Zeit geben.',
  },
  'be.debt.step-dispute': {
    says: 'Ist es falsch? Sagen Sie es per Einschreiben und sagen Sie warum.',
  },
  'be.debt.right-proof': { says: 'Wer fordert, muss die Schuld beweisen.' },
  'be.debt.right-respect': {
    says: 'Ein Inkassobüro darf Sie nicht täuschen, bedrohen oder beschämen. Melden Sie es dem FÖD Wirtschaft (SPF Economie).',
  },
  'be.debt.option-dispute': {
    title: 'Bestreiten oder Beweise verlangen',
    says: 'Schreiben Sie und verlangen Sie Vertrag, Rechnungen und Aufstellung.',
    cost: 'Eine Briefmarke oder nichts.',
    time: 'Eine Stunde.',
    risk: 'Gering. Die Firma kann noch vor Gericht gehen.',
    bestFor: 'Sie ist falsch, alt oder unbekannt.',
  },
  'be.debt.option-plan': {
    title: 'Um einen Zahlungsplan bitten',
    says: 'Bieten Sie schriftlich an, was Sie durchhalten.',
    cost: 'Was Sie anbieten.',
    time: 'Ein Abend.',
    risk: 'Ein schriftliches Ja kann die Frist einer alten Schuld neu starten.',
    bestFor: 'Sie schulden es.',
  },
  'be.debt.option-help': {
    title: 'Kostenlose Schuldenvermittlung bekommen',
    says: 'Ihr ÖSHZ hilft. Bei zu vielen Schulden kann das Arbeitsgericht einen Plan für alle anordnen (kollektive Schuldenregelung, règlement collectif de dettes).',
    cost: 'Fragen kostet nichts.',
    time: 'Ein Besuch.',
    risk: 'Der gerichtliche Plan ist streng.',
    bestFor: 'Sie haben viele Schulden.',
  },
  'be.debt.insight-bailiff': {
    says: 'Auch ein Gerichtsvollzieher darf vor einem Urteil schreiben. Dann ist es gütliches Inkasso: dieselben Grenzen und keine Pfändung.',
    actionable: 'Fragen Sie: „Welches Urteil haben Sie?“ Zahlen Sie nicht mehr als die Grenzen.',
  },
  'be.debt.warn-court': {
    says: 'Ignorieren Sie nie eine Ladung (citation, dagvaarding). Kommen Sie nicht, werden Sie meist verurteilt.',
  },
}
