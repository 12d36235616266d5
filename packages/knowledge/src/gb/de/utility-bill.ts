/** Strom, Gas und Wasser: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_DE: Words = {
  'gb.bill.want': { says: 'Sie sollen die Rechnung zahlen oder anrufen und Raten vereinbaren.' },
  'gb.bill.rights-summary': {
    says: 'Sie können die Rechnung prüfen, um tragbare Raten bitten und sich kostenlos beschweren.',
  },
  'gb.bill.reality': {
    says: 'Dieser Brief ist von einer Firma, nicht von einem Gericht. Sprechen Sie früh mit ihr, dann fallen die meisten Drohungen weg.',
  },
  'gb.bill.water-stays-on': {
    says: 'Das Wasser in Ihrer Wohnung darf wegen Schulden nicht gesperrt werden. Ein Gerät zum Drosseln ist verboten.',
  },
  'gb.bill.no-entry-yet': {
    says: 'Sie dürfen wegen Schulden nicht zum Zählerwechsel herein, außer Sie stimmen zu oder ein Gericht gibt einen warrant. Zu diesem Termin dürfen Sie gehen.',
  },
  'gb.bill.no-bailiffs-yet': {
    says: 'Für diese Rechnung kann jetzt kein Gerichtsvollzieher (bailiff) Ihre Sachen nehmen. Das braucht zuerst ein Urteil.',
  },
  'gb.bill.know-back-bill': {
    says: 'Eine Energiefirma darf jetzt keine Energie berechnen, die vor über 12 Monaten verbraucht und nicht berechnet wurde. Das gilt nicht, wenn Sie es verhindert haben.',
    learnMore:
      'Sehen Sie, welche Zeit die Rechnung umfasst. Geht sie über ein Jahr zurück, verlangen Sie die Streichung des alten Teils.',
  },
  'gb.bill.step-check': {
    says: 'Prüfen Sie Name, Adresse, Daten und Zählerstand. Ist er geschätzt? Ist etwas aus der Zeit vor Ihrem Einzug?',
  },
  'gb.bill.step-talk': {
    says: 'Sprechen Sie vor dem Datum im Brief mit der Firma. Bitten Sie um tragbare Raten und verlangen Sie sie schriftlich.',
  },
  'gb.bill.step-needs': {
    says: 'Sagen Sie ihr von Krankheit, Behinderung, kleinen Kindern oder Alter im Haushalt. Sie muss dann mehr Rücksicht nehmen.',
  },
  'gb.bill.step-help': {
    says: 'Fragen Sie nach Hilfe: Härtefonds, Sozialtarif oder Zuschuss. Rufen Sie dann eine kostenlose Schuldnerberatung an.',
  },
  'gb.bill.step-wrong': {
    says: 'Ist sie falsch, beschweren Sie sich schriftlich. Schicken Sie ein Foto des Zählers. Zahlen Sie den Teil, der stimmt.',
  },
  'gb.bill.step-plan': {
    says: 'Schulden Sie es? Schicken Sie einen Haushaltsplan und bieten Sie eine Wochen- oder Monatsrate an, zusätzlich zum laufenden Verbrauch.',
  },
  'gb.bill.option-plan': {
    says: 'Rufen Sie an oder schreiben Sie mit Haushaltsplan. Bieten Sie eine Wochen- oder Monatsrate an.',
    title: 'Um tragbare Raten bitten',
    cost: 'Was Sie anbieten.',
    time: 'Ein Anruf von einer halben Stunde.',
    risk: 'Bieten Sie nur an, was Sie durchhalten.',
    bestFor: 'Sie schulden es, können aber nicht sofort zahlen.',
  },
  'gb.bill.option-dispute': {
    says: 'Schreiben Sie, was falsch ist, und schicken Sie Belege, etwa Zählerfoto oder Einzugsdatum.',
    title: 'Die Rechnung bestreiten',
    cost: 'Nichts.',
    time: 'Sechs bis acht Wochen für eine Antwort, dann ein kostenloser Ombudsman.',
    risk: 'Zahlen Sie den Teil weiter, der stimmt.',
    bestFor: 'Summe, Daten oder Name sind falsch.',
  },
  'gb.bill.option-help': {
    says: 'Eine Schuldnerberatung kann Zuschüsse, günstigere Tarife und Sozialleistungen prüfen.',
    title: 'Kostenlosen Rat und Zuschüsse holen',
    cost: 'Nichts.',
    time: 'Etwa eine Stunde.',
    risk: 'Keines.',
    bestFor: 'Mehrere Rechnungen sind verspätet.',
  },
}
