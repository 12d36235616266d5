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
  'gb.bill.right-afford': {
    says: 'Eine Energiefirma muss Ihnen Zahlwege anbieten und die Raten danach setzen, was Sie zahlen können.',
  },
  'gb.bill.right-prepayment': {
    says: 'In manchen Wohnungen dürfen sie keinen Vorauszahlungs-Zähler (prepayment meter) erzwingen. Zum Beispiel mit einem Kind unter zwei. Oder wo Menschen über 75 ohne Hilfe wohnen.',
  },
  'gb.bill.step-back-bill': {
    says: 'Schreiben Sie der Firma: Sie soll alle Energie streichen, die mehr als 12 Monate vor dieser Rechnung verbraucht und nicht rechtzeitig berechnet wurde. Prüfen Sie dann den Rest.',
  },
  'gb.bill.insight-back-bill': {
    says: 'Die Firma sagt, sie habe eine Zeit lang nicht abgerechnet. Energie von über 12 Monaten vor dieser Rechnung darf sie nicht berechnen, außer Sie haben es verhindert.',
    actionable:
      'Verlangen Sie die Streichung von allem, was über 12 Monate vor der Rechnung liegt, und eine neue Rechnung. Tun Sie das, bevor Sie Raten zustimmen.',
  },
  'gb.bill.right-back-bill': {
    says: 'Energie von vor mehr als 12 Monaten, die sie nicht berechneten, müssen Sie nicht zahlen, außer Sie haben die Rechnung verhindert.',
  },
  'gb.bill.right-energy-ombudsman': {
    says: 'Beschweren Sie sich bei der Firma. Nach acht Wochen oder einer letzten Antwort kann der Energy Ombudsman kostenlos entscheiden.',
  },
  'gb.bill.right-phone-scheme': {
    says: 'Beschweren Sie sich bei der Telefon- oder Internetfirma. Nach sechs Wochen oder einer letzten Antwort kann eine kostenlose Schlichtung entscheiden.',
  },
  'gb.bill.right-water': {
    says: 'Sie haben das Recht auf Wasser in der Wohnung, auch wenn Sie dafür Geld schulden.',
  },
  'gb.bill.right-no-bullying': {
    says: 'Eine Firma darf Sie nicht täuschen oder einschüchtern, damit Sie zahlen.',
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
  'gb.bill.warn-silence': {
    says: 'Schweigen Sie, beantragen sie vielleicht ein Urteil oder einen warrant. Sprechen Sie vor dem Datum mit ihnen.',
  },
  'gb.bill.warn-warrant': {
    says: 'Der Brief spricht von einem warrant oder Ihrem Zähler. Rufen Sie heute an, sagen Sie, wer im Haushalt lebt, und bieten Sie Raten an.',
  },
  'gb.bill.insight-limiter': {
    says: 'Eine Wasserfirma darf Wasser in einer Wohnung wegen Schulden nicht sperren oder begrenzen. Diese Drohung hat keine Grundlage.',
    actionable:
      'Fragen Sie schriftlich, welches Gesetz das erlaubt, und beschweren Sie sich beim Consumer Council for Water.',
  },
  'gb.bill.insight-estimate': {
    says: 'Die Rechnung beruht auf einer Schätzung. Die echte Summe kann kleiner sein.',
    actionable: 'Lesen Sie den Zähler ab, machen Sie ein Foto mit Datum und schicken Sie es.',
  },
  'gb.bill.tactic-priority': {
    says: 'Bieten Sie den laufenden Verbrauch und etwas für die Schuld an. Das zeigt guten Willen und stoppt oft den Rest.',
    risk: 'Bieten Sie nicht mehr an, als Sie durchhalten.',
    notWhen: 'Es ist nicht Ihre Schuld.',
  },
  'gb.energy-debt.right-back-bill': {
    says: 'Energie, die mehr als 12 Monate vor der ersten Rechnung verbraucht wurde, darf nicht berechnet werden, außer Sie haben die Rechnung verhindert. Der Versorger muss anbieten, was Sie zahlen können. Nach acht Wochen oder einem letzten Nein ist der Energy Ombudsman kostenlos.',
  },
}
