/** Rückstand beim Hausdarlehen: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const MORTGAGE_ARREARS_DE: Words = {
  'gb.mortgage.want': {
    says: 'Sie sind mit Raten für Ihr Hausdarlehen (mortgage) im Rückstand. Die Bank will einen Anruf und einen Plan.',
  },
  'gb.mortgage.rights': {
    says: 'Die Bank muss Sie fair behandeln. Sie muss nach Hilfen suchen, bevor sie vor Gericht Ihr Haus verlangt.',
  },
  'gb.mortgage.reality': {
    says: 'Zahlen Sie diese Schuld zuerst, denn Ihr Haus haftet dafür. Aber das Gericht muss der letzte Schritt sein. Ein früher Anruf führt oft zu einem Plan.',
  },
  'gb.mortgage.who': {
    says: 'Das ist die Bank Ihres Hausdarlehens. Die Financial Conduct Authority regelt, wie sie Menschen im Rückstand behandelt.',
  },
  'gb.mortgage.not-yet': {
    says: 'Dieser Brief kann Sie nicht aus dem Haus bringen. Die Bank muss erst zum Gericht, und in der Verhandlung können Sie sprechen.',
  },
  'gb.mortgage.know-lawyer': {
    says: 'Schreibt Ihre Bank, dass sie Ihr Haus verlangen wird? Dann bekommen Sie kostenlosen Rechtsrat. Ihr Einkommen spielt keine Rolle.',
    learnMore:
      'Suchen Sie auf der Seite der legal aid nach Housing Loss Prevention Advice Service. Am Tag vor Gericht kann auch ein Anwalt für Sie sprechen.',
  },
  'gb.mortgage.step-call': {
    says: 'Melden Sie sich vor dem Datum im Brief bei der Bank. Sagen Sie, warum Sie im Rückstand sind, und fragen Sie nach Hilfe.',
  },
  'gb.mortgage.step-ask': {
    says: 'Bitten Sie um kleinere Raten auf Zeit, eine längere Laufzeit oder mehrere Jahre für den Rückstand.',
  },
  'gb.mortgage.step-advice': {
    says: 'Rufen Sie diese Woche eine kostenlose Schulden- oder Wohnberatung an. Lassen Sie Haushaltsplan und Sozialleistungen prüfen.',
  },
  'gb.mortgage.step-pay': {
    says: 'Zahlen Sie jeden Monat, was Sie können, vor Karten und Krediten. Heben Sie Belege auf. Das zeigt, dass Sie sich bemühen.',
  },
  'gb.mortgage.step-interest': {
    says: 'Bekommen Sie Universal Credit, Pension Credit oder eine ähnliche Leistung? Beantragen Sie Support for Mortgage Interest. Das ist ein Darlehen, das bei den Zinsen hilft.',
  },
  'gb.mortgage.step-check': {
    says: 'Wirkt die Summe falsch? Verlangen Sie eine Liste jeder Zahlung, jedes fehlenden Monats und jeder Gebühr.',
  },
  'gb.mortgage.step-keys': {
    says: 'Geben Sie die Schlüssel nicht ohne Rat zurück. Sie schulden das Darlehen bis zum Verkauf weiter, und danach jeden Rest.',
  },
  'gb.mortgage.right-last-resort': {
    says: 'Die Bank darf Ihr Haus nur nehmen, wenn alle anderen fairen Wege gescheitert sind.',
  },
  'gb.mortgage.right-fees': {
    says: 'Eine Gebühr für Rückstände darf nur decken, was die Bank wirklich zahlt. Sie können eine Liste der Gebühren verlangen.',
  },
  'gb.mortgage.right-time': {
    says: 'Kommt es zum Gericht, kann der Richter Sie bleiben lassen, während Sie den Rückstand in angemessener Zeit abzahlen.',
  },
  'gb.mortgage.right-scotland': {
    says: 'Vor dem Gericht muss die Bank den Rückstand erklären, Ihre Angebote prüfen und sagen, wo es Hilfe gibt. Der Richter (sheriff) muss die Anordnung fair finden.',
  },
  'gb.mortgage.option-plan': {
    says: 'Schicken Sie einen Haushaltsplan. Bieten Sie die Monatsrate und etwas für den Rückstand an, oder bitten Sie um kleinere Raten auf Zeit.',
    title: 'Einen Plan zum Aufholen vereinbaren',
    cost: 'Was Sie anbieten. Zinsen laufen weiter.',
    time: 'Jetzt ein Anruf, die Antwort in einigen Wochen.',
    risk: 'Bieten Sie nur an, was Sie durchhalten.',
    bestFor: 'Sie wollen Ihr Haus behalten und haben etwas Einkommen.',
  },
  'gb.mortgage.option-help': {
    says: 'Die Beratung macht mit Ihnen den Haushaltsplan, spricht mit der Bank und sieht alle Schulden an.',
    title: 'Zuerst kostenlosen Rat holen',
    cost: 'Nichts.',
    time: 'Ein Anruf diese Woche.',
    risk: 'Keins, wenn Sie trotzdem rechtzeitig antworten.',
    bestFor: 'Sie können die normale Rate nicht zahlen oder haben andere Schulden.',
  },
  'gb.mortgage.option-complain': {
    says: 'Hilft die Bank nicht oder sind Gebühren unfair? Beschweren Sie sich bei ihr. Nach acht Wochen oder der letzten Antwort kann der Financial Ombudsman entscheiden.',
    title: 'Sich bei der Bank beschweren',
    cost: 'Nichts.',
    time: 'Bis zu acht Wochen, dann einige Monate.',
    risk: 'Eine Beschwerde allein stoppt kein Gericht.',
    bestFor: 'Die Bank hört nicht zu, oder die Summen sind falsch.',
  },
  'gb.mortgage.warn-silence': {
    says: 'Lassen Sie diesen Brief nicht liegen. Hört die Bank nichts, kann sie vor Gericht Ihr Haus verlangen.',
  },
  'gb.mortgage.tactic-breathing-space': {
    says: 'Die Atempause (breathing space) kann Schritte wegen des Rückstands 60 Tage stoppen. Eine Schuldenberatung richtet sie kostenlos ein.',
    risk: 'Die normale Monatsrate müssen Sie weiter zahlen.',
    notWhen: 'Sie können die normale Rate gar nicht zahlen.',
  },
  'gb.mortgage.right-shortfall': {
    says: 'Auch nach dem Verkauf muss die Bank fair sein, Zeit geben und festlegen, was Sie zahlen können. Fragen Sie nach Preis, Tagen und Kosten: Sie musste den besten fairen Preis erzielen.',
  },
}
