/** Questions about debts, homes, work and buying: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORDS: Words = {
  'be.ask.step-debt': {
    says: 'Sammeln Sie Briefe und Summen. Bitten Sie Ihr ÖSHZ (CPAS, OCMW) um kostenlose Schuldenvermittlung.',
  },
  'be.ask.right-debt': { says: 'Ohne Urteil oder anderen Titel darf niemand etwas pfänden.' },
  'be.ask.step-home': {
    says: 'Fragen Sie Ihr ÖSHZ (CPAS, OCMW) und einen Mieterverein, bevor Sie dem Vermieter antworten.',
  },
  'be.ask.right-home': { says: 'Nur ein Richter kann befehlen, dass Sie ausziehen.' },
  'be.ask.step-work': {
    says: 'Behalten Sie Vertrag und Lohnzettel und fragen Sie Ihre Gewerkschaft.',
  },
  'be.ask.right-work': {
    says: 'Nach dem Ende der Stelle haben Sie ein Jahr, um zum Arbeitsgericht zu gehen.',
  },
  'be.ask.step-buy': {
    says: 'Schreiben Sie zuerst der Firma. Gehen Sie dann zur kostenlosen Ombudsstelle.',
  },
  'be.ask.seize': {
    says: 'Nicht ohne Urteil oder anderen Titel. Mit Titel bleiben Grundgüter, Kindergeld und ein Teil Ihres Lohns geschützt.',
  },
  'be.ask.costs': {
    says: 'Die erste Mahnung ist kostenlos und gibt 14 Tage. Dann höchstens 20 € bis 150 €, 30 € plus 10 % bis 500 €, 65 € plus 5 % darüber.',
    dependsOn: 'die Summe, die Sie schulden',
  },
  'be.ask.old-debt': {
    says: 'Energie, Wasser, Telekom und Miete: fünf Jahre. Ärztliche Behandlung: zwei Jahre. Viele andere Verträge: bis zu zehn.',
    dependsOn: 'welche Art Rechnung es ist',
  },
  'be.ask.cannot-pay': {
    says: 'Bitten Sie Ihr ÖSHZ (CPAS, OCMW) um kostenlose Schuldenvermittlung. Bei zu vielen Schulden kann das Arbeitsgericht einen Plan festlegen und Pfändungen stoppen.',
  },
  'be.ask.summons': {
    says: 'Gehen Sie zur ersten Verhandlung. Bestreiten Sie oder bitten Sie um Raten. Bleiben Sie weg, werden Sie meist verurteilt.',
  },
  'be.ask.evict': {
    says: 'Nur der Friedensrichter kann es anordnen, und ein Gerichtsvollzieher führt es aus, meist einen Monat nach der Zustellung. In Brüssel meist nicht vom 1. November bis 15. März.',
  },
  'be.ask.dismissed': {
    says: 'Prüfen Sie die Frist mit Ihren Arbeitsjahren. Fragen Sie in zwei Monaten per Einschreiben nach den Gründen. Sie haben ein Jahr für das Arbeitsgericht.',
  },
  'be.ask.withdraw': {
    says: 'Im Internet oder an der Haustür: 14 Tage, ohne Grund. Im Geschäft gibt es kein solches Recht.',
    dependsOn: 'wie Sie gekauft haben',
  },
  'be.ask.guarantee': {
    says: 'Zwei Jahre lang muss der Verkäufer neue Waren kostenlos reparieren oder ersetzen.',
  },
  'be.ask.leave-home': {
    says: 'Mietvertrag über neun Jahre: drei Monate Frist. In den ersten drei Jahren schulden Sie drei, zwei oder eine Monatsmiete. Kurze Verträge haben andere Regeln.',
    dependsOn: 'die Art des Mietvertrags und die Region',
  },
  'be.ask.landlord-notice': {
    says: 'Bei einem Vertrag über neun Jahre braucht der Vermieter sechs Monate Frist und einen Fall des Gesetzes, etwa Eigenbedarf. Sie dürfen dann mit einem Monat Frist gehen.',
    dependsOn: 'die Art des Mietvertrags und den Grund',
  },
  'be.ask.deposit': {
    says: 'Sie muss auf einem gesperrten Konto auf Ihren Namen liegen. Meist höchstens zwei Monatsmieten, in Flandern drei. Beide zusammen oder der Richter geben sie frei.',
    dependsOn: 'Ihre Region',
  },
  'be.ask.rent-index': {
    says: 'Die Miete darf einmal im Jahr dem Index folgen, am Jahrestag des Vertrags, wenn es schriftlich verlangt wird. Rückwirkend höchstens drei Monate.',
    dependsOn: 'Ihren Mietvertrag und die Region',
  },
  'be.ask.account': {
    says: 'Mit einem Urteil kann ein Teil genommen werden. Kindergeld, Eingliederungseinkommen und ein Grundbetrag Ihres Lohns bleiben geschützt. Sie haben 15 Tage, um sich zu wehren.',
    dependsOn: 'welches Geld es ist',
  },
  'be.ask.unpaid-wages': {
    says: 'Fordern Sie ihn schriftlich. Informieren Sie dann die Arbeitsinspektion und Ihre Gewerkschaft. Nach dem Ende der Stelle haben Sie ein Jahr für das Gericht.',
  },
  'be.ask.energy': {
    says: 'Bitten Sie die Firma um einen Plan und Ihr ÖSHZ (CPAS, OCMW) um den Energiefonds. Eine Sperre braucht Schritte, und die Winterregeln sind je Region anders. Der Ombudsdienst für Energie ist kostenlos.',
  },
  'be.ask.scam': {
    says: 'Nicht klicken, nicht zahlen. Leiten Sie sie an suspect@safeonweb.be weiter. Haben Sie Daten gegeben? Rufen Sie sofort Ihre Bank und Card Stop (078 170 170) an.',
  },
  'be.ask.right-buy': {
    says: 'Bei den meisten Käufen auf Distanz haben Sie 14 Tage zum Widerruf.',
  },
  'be.ask.option-help': {
    title: 'Kostenlosen Rechtsrat bekommen',
    says: 'Das Büro für juristischen Beistand oder Ihr ÖSHZ beantwortet erste Fragen kostenlos.',
    cost: 'Nichts.',
    time: 'Ein Besuch.',
    risk: 'Keines.',
    bestFor: 'Jede erste Frage.',
  },
  'be.ask.account-left': {
    dependsOn: 'woher das Geld kommt',
    says: 'Lohn und Leistungen bleiben bis zu 30 Tage nach Eingang auf dem Konto geschützt, durch einen Code. Unter einer festen Summe darf nichts genommen werden. Ist zu viel gesperrt, schreiben Sie dem Gerichtsvollzieher mit Nachweisen. Gehen Sie dann zum Pfändungsrichter.',
  },
  'be.ask.bank-refuses': {
    says: 'Rufen Sie sofort die Bank und Card Stop (078 170 170) an. Die Bank muss eine Zahlung erstatten, die Sie nicht erlaubt haben, außer sie beweist Betrug oder grobe Fahrlässigkeit. Weigert sie sich, schreiben Sie ihr, dann kostenlos Ombudsfin.',
  },
}
