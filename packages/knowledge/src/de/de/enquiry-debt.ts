/** Questions about too many debts, debt advice and insolvency, and the first steps against any debt: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_DE: Words = {
  'de.ask-debt.debt-help': {
    says: 'Rufen Sie die kostenlose Schuldnerberatung bei Caritas, Diakonie, AWO, Verbraucherzentrale oder Stadt an. Zahlen Sie zuerst Miete und Strom.',
  },
  'de.ask-debt.lawyer-cost': {
    says: 'Bei wenig Geld gibt Ihnen das Amtsgericht einen Beratungsschein. Der Anwalt kostet dann 15 €. Vor Gericht hilft Prozesskostenhilfe.',
  },
  'de.ask-debt.step-post': {
    says: 'Öffnen Sie alle Post. Ein gelber Umschlag startet eine Frist von zwei Wochen.',
  },
  'de.ask-debt.step-advice': {
    says: 'Holen Sie kostenlose Schuldnerberatung bei Caritas, Diakonie, AWO oder Ihrer Stadt.',
  },
  'de.ask-debt.right-living': {
    says: 'Niemand darf Ihnen nehmen, was Sie zum Leben brauchen: mindestens 1.587,40 € Nettolohn im Monat bis 30. Juni 2027.',
  },
  'de.ask-debt.guide-check': {
    says: 'Prüfen Sie jede Forderung, bevor Sie zahlen: wer, wofür, seit wann, wie viel. Inkassofirmen müssen in einem öffentlichen Register stehen.',
  },
  'de.ask-debt.guide-dispute': {
    says: 'Ist eine Forderung falsch, bestreiten Sie sie einmal schriftlich und heben den Nachweis auf.',
  },
  'de.ask-debt.guide-priority': {
    says: 'Zahlen Sie zuerst Miete, Strom und Essen. Bieten Sie dann kleine Raten an.',
  },
  'de.ask-debt.guide-account': {
    says: 'Verlangen Sie bei drohender Pfändung ein P-Konto. Sie dürfen nur eins haben.',
  },
  'de.ask-debt.guide-right-info': {
    says: 'Inkassofirmen müssen sagen, für wen, wofür und warum jede Kosten entstanden sind.',
  },
  'de.ask-debt.guide-right-home': {
    says: 'Ohne richterlichen Beschluss darf niemand Ihre Wohnung gegen Ihren Willen durchsuchen.',
  },
  'de.ask-debt.guide-right-object': {
    says: 'Sie dürfen einem Mahnbescheid kostenlos und ohne Gründe widersprechen.',
  },
  'de.ask-debt.guide-option-help': {
    says: 'Die Beratung sieht alle Schulden an und schreibt für Sie.',
    title: 'Kostenlose Schuldnerberatung',
    cost: 'Kostenlos.',
    time: 'Früh anrufen, es gibt Wartezeiten.',
    risk: 'Fristen des Gerichts laufen weiter.',
    bestFor: 'Sie haben mehrere Schulden.',
  },
  'de.ask-debt.guide-option-dispute': {
    says: 'Schreiben Sie, warum Sie es nicht schulden, und verlangen Sie Belege.',
    title: 'Falsches bestreiten',
    cost: 'Porto.',
    time: 'Eine halbe Stunde.',
    risk: 'Es kann trotzdem zum Gericht gehen. Dort können Sie widersprechen.',
    bestFor: 'Die Forderung ist nicht von Ihnen, bezahlt oder verjährt.',
  },
  'de.ask-debt.guide-warn': {
    says: 'Eine kleine Zahlung auf eine alte Schuld startet die Verjährung neu.',
  },
}
