/** What can still be done about debts and a rented home when the day is over: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_DEBTS_DE: Words = {
  'jp.late.order-reality': {
    says: 'Ab dem Papier gezählt sind die zwei Wochen vorbei. Sie können aber noch widersprechen, bis es für vollstreckbar erklärt ist (仮執行宣言).',
  },
  'jp.late.order-step': {
    says: 'Schicken Sie den Widerspruch (督促異議) trotzdem heute. Suchen Sie die Nummer des Gerichts selbst und fragen Sie, ob es vollstreckbar ist (仮執行宣言).',
  },
  'jp.late.order-option': {
    says: 'Ein Satz, dass Sie widersprechen, genügt. Nach einem zweiten Papier (仮執行宣言付) haben Sie noch einmal zwei Wochen.',
    title: 'Auch jetzt widersprechen (督促異議)',
    cost: 'Kostenlos.',
    time: 'Heute, vor der Erklärung.',
    risk: 'Nach dem zweiten Papier können Lohn oder Konto gleich gepfändet werden.',
    bestFor: 'Sie bestreiten es oder brauchen Raten.',
  },
  'jp.late.provisional-reality': {
    says: 'Die zwei Wochen scheinen vorbei. Der Bescheid wirkt nun meist wie ein Urteil. Eine bezahlte oder zu alte Schuld können Sie noch bestreiten.',
  },
  'jp.late.provisional-step': {
    says: 'An welchem Tag kam es an? In den zwei Wochen: heute widersprechen. Später: fragen Sie heute Houterasu oder einen Anwalt nach einer Klage dagegen (請求異議の訴え).',
  },
  'jp.late.provisional-right': {
    says: 'Ein Zahlungsbefehl (支払督促) entscheidet nicht, wer recht hat. Auch danach können Sie meist noch sagen, dass die Schuld schon vorher zu alt war. Dafür müssen Sie klagen.',
  },
  'jp.late.suit-reality': {
    says: 'Der Tag für die Antwort oder die Verhandlung scheint vorbei. Haben Sie nichts gesagt, hat das Gericht vielleicht wie verlangt entschieden.',
  },
  'jp.late.suit-step': {
    says: 'Suchen Sie die Nummer des Gerichts selbst und rufen Sie heute mit dem Aktenzeichen (事件番号) an. Noch nicht entschieden? Schicken Sie sofort die Antwort (答弁書) und bitten Sie um einen neuen Tag.',
  },
  'jp.late.suit-option': {
    says: 'Legen Sie Berufung (控訴) über das Gericht ein, das entschied. Bei kleinen Klagen ist es ein Einspruch (異議).',
    title: 'Berufung, wenn ohne Sie entschieden wurde',
    cost: 'Gerichtsmarken. Rat kostenlos bei wenig Einkommen.',
    time: 'Zwei Wochen, nachdem das Urteil ankam.',
    risk: 'Es kann inzwischen oft vollstreckt werden.',
    bestFor: 'Sie haben einen Grund gegen die Forderung.',
  },
  'jp.late.judgment-reality': {
    says: 'Ab dem Datum gezählt sind die zwei Wochen für die Berufung vorbei. Sie laufen ab dem Tag der Zustellung. Ein Plan und Schuldenhilfe sind weiter möglich.',
  },
  'jp.late.judgment-step': {
    says: 'An welchem Tag kam das Urteil an? In zwei Wochen: heute zum Anwalt. Später: bieten Sie schriftlich Raten und fragen Sie Houterasu nach Schuldenhilfe.',
  },
  'jp.late.no-fault': {
    says: 'Konnten Sie wirklich nichts dafür, dass Sie die zwei Wochen verpassten, etwa bei einer Katastrophe? Sie können es noch eine Woche nach deren Ende tun. Fragen Sie einen Anwalt.',
  },
  'jp.late.seize-step': {
    says: 'Rufen Sie heute das Gericht an. Auch wenn die Wochen vorbei sind: Bitten Sie, vom kommenden Lohn weniger zu nehmen (差押範囲の変更).',
  },
  'jp.late.seize-option': {
    says: 'Bitten Sie das Gericht, vom Kommenden weniger zu nehmen. Was ausgezahlt ist, ist meist weg.',
    title: 'Ab jetzt um eine kleinere Pfändung bitten',
    cost: 'Kleine Gebühren.',
    time: 'Heute.',
    risk: 'Das Gericht kann ablehnen.',
    bestFor: 'Sie können vom Rest nicht leben.',
  },
  'jp.late.demand-step': {
    says: 'Der Tag im Brief ändert wenig: Nur ein Gericht kann ihnen erlauben, etwas zu nehmen. Suchen Sie erst das Datum Ihrer letzten Zahlung. Antworten Sie dann schriftlich.',
  },
  'jp.late.claim-step': {
    says: 'Der Tag im Brief ist vorbei, aber nur ein Gericht kann Sie zum Zahlen zwingen. Jetzt nichts unterschreiben oder zahlen. Zeigen Sie ihn heute einem Anwalt, der antwortet.',
  },
  'jp.late.claim-option': {
    says: 'Ein Anwalt schreibt, was falsch ist, oder bietet weniger, um alles zu beenden (示談).',
    title: 'Auch jetzt über einen Anwalt antworten',
    cost: 'Rat kostenlos bei wenig Einkommen.',
    time: 'Diese Woche.',
    risk: 'Sie können klagen.',
    bestFor: 'Sie bestreiten es, oder es ist zu viel.',
  },
  'jp.late.home-step': {
    says: 'Bleiben Sie, auch wenn der Tag vorbei ist, und unterschreiben Sie kein Auszugspapier (退去合意書). Schreiben Sie heute, dass Sie weiter mieten wollen, und zahlen Sie weiter.',
  },
  'jp.late.rent-reality': {
    says: 'Der Zahltag ist vorbei. Der Vermieter kann sagen, die Miete sei beendet. Ob das gilt, entscheidet ein Gericht. Bis dahin können Sie bleiben.',
  },
  'jp.late.rent-step': {
    says: 'Zahlen Sie heute alle offene Miete, auch jetzt noch, und behalten Sie Belege. Wenn nicht, zahlen Sie einen Teil und bieten Sie Termine. Ein Gericht schaut, wie lange und warum.',
  },
  'jp.late.rent-option': {
    says: 'Zahlen Sie jetzt alles Offene. Je mehr vor einem Gericht bezahlt ist, desto schwerer endet die Miete.',
    title: 'Die offene Miete jetzt zahlen',
    cost: 'Was Sie schulden.',
    time: 'Heute.',
    risk: 'Der Vermieter kann trotzdem klagen.',
    bestFor: 'Sie können zahlen und wollen bleiben.',
  },
}
