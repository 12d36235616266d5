/** The German words of Spain: court claim. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_DE: Words = {
  'es.claim.want-order': {
    says: 'Das ist ein Zahlungsbefehl des Gerichts (monitorio). Jemand bittet das Gericht, dass Sie zahlen müssen. Das Gericht hat Sie noch nicht gehört.',
  },
  'es.claim.want-claim': {
    says: 'Jemand hat gegen Sie geklagt. Das Gericht will Ihre Antwort.',
  },
  'es.claim.want-eviction': {
    says: 'Ihr Vermieter bittet das Gericht, dass Sie ausziehen müssen (desahucio). Sie haben zehn Werktage zum Handeln.',
  },
  'es.claim.who': {
    says: 'Das Gericht und sein Beamter (letrado de la Administración de Justicia) schicken das. Es ist ernst, aber noch keine Entscheidung.',
  },
  'es.claim.rights': {
    says: 'Sie können widersprechen, sagen warum und gehört werden. Bei kleinem Einkommen können Sie um einen kostenlosen Anwalt bitten.',
  },
  'es.claim.reality': {
    says: 'Tun Sie nichts, können sie ohne weitere Beweise gewinnen. Antworten Sie rechtzeitig, müssen sie es beweisen.',
  },
  'es.claim.no-seizure': {
    says: 'Solange Ihre Frist läuft, können Lohn und Konten nicht genommen werden.',
  },
  'es.claim.august': {
    says: 'Bei Gerichtstagen zählen Samstage, Sonntage, Feiertage, August und 24. Dezember bis 6. Januar nicht. Wir ziehen zur Sicherheit weniger freie Tage ab.',
  },
  'es.claim.unfair-check': {
    says: 'Bei einem Zahlungsbefehl gegen Verbraucher muss der Richter unfaire Klauseln suchen. Nennen Sie dem Gericht alle, die Sie sehen.',
  },
  'es.claim.deadline-order': {
    says: 'Sie haben 20 Werktage ab dem Tag, an dem Sie es bekamen. Wir zählen zur Sicherheit ab dem Datum.',
    action: 'Zahlen oder Ihren Widerspruch (oposición) an das Gericht schicken',
    consequence: 'Der Gläubiger kann beim Gericht Lohn, Konten und Sachen pfänden lassen.',
  },
  'es.claim.deadline-oral': {
    says: 'Im mündlichen Verfahren (juicio verbal) haben Sie zehn Werktage ab dem Tag, an dem Sie die Klage bekamen.',
    action: 'Ihre schriftliche Antwort (contestación) an das Gericht schicken',
    consequence: 'Der Fall geht ohne Sie weiter (rebeldía), und Sie können verlieren.',
  },
  'es.claim.deadline-ordinary': {
    says: 'Im ordentlichen Verfahren (juicio ordinario) haben Sie 20 Werktage ab dem Tag, an dem Sie die Klage bekamen.',
    action: 'Ihre Antwort durch Anwalt und Prozessvertreter (procurador) schicken',
    consequence: 'Der Fall geht ohne Sie weiter (rebeldía), und Sie können verlieren.',
  },
  'es.claim.deadline-eviction': {
    says: 'Sie haben zehn Werktage, um auszuziehen, alles zu zahlen oder zu widersprechen. Wir zählen zur Sicherheit ab dem Datum des Papiers.',
    action: 'Die ganze Miete zahlen, widersprechen oder um einen kostenlosen Anwalt bitten',
    consequence: 'Das Gericht beendet den Mietvertrag, und der Räumungstag bleibt.',
  },
  'es.claim.deadline-free-lawyer': {
    says: 'Bei einer Räumung oder im mündlichen Verfahren bitten Sie in drei Werktagen um einen kostenlosen Anwalt. Dann kann das Gericht die Frist anhalten.',
    action: 'Gericht oder Anwaltskammer um einen kostenlosen Anwalt bitten',
    consequence: 'Die Frist läuft vielleicht weiter, während Sie auf einen Anwalt warten.',
  },
  'es.claim.right-oppose': {
    says: 'Sie dürfen einem Zahlungsbefehl widersprechen. Nennen Sie die Gründe: bezahlt, falsche Summe, nicht Ihre, zu alt, unfaire Klauseln.',
  },
  'es.claim.right-no-lawyer-2000': {
    says: 'Bis 2.000 € brauchen Sie für Widerspruch oder Antwort keinen Anwalt und keinen Prozessvertreter (procurador).',
  },
  'es.claim.right-legal-aid': {
    says: 'Bei kleinem Einkommen haben Sie ein Recht auf kostenlosen Anwalt und Prozessvertreter (justicia gratuita). Fragen Sie Anwaltskammer oder Gericht.',
  },
  'es.claim.right-stop-clock': {
    says: 'Bitten Sie um einen kostenlosen Anwalt, bitten Sie das Gericht schriftlich auch, die Frist anzuhalten.',
  },
  'es.claim.right-pay-rent-once': {
    says: 'Sie können eine Räumung wegen Miete einmal stoppen, wenn Sie rechtzeitig alles zahlen (enervar). Nicht, wenn Sie es schon taten oder 30 Tage lang eine förmliche Mahnung nicht befolgten.',
  },
  'es.claim.right-vulnerable': {
    says: 'Ist Ihre Wohnung in Gefahr und Ihr Einkommen klein, muss das Gericht das Sozialamt informieren. Es kann den Fall zwei Monate anhalten, oder vier, wenn der Eigentümer eine Firma ist.',
  },
  'es.claim.right-fixed-day': {
    says: 'Die Räumung muss einen festen Tag und eine Stunde haben, die man Ihnen mitgeteilt hat.',
  },
  'es.claim.right-masc-missing': {
    says: 'Bei den meisten Zivilklagen müssen sie zeigen, dass sie zuerst eine Einigung versuchten. Wenn nicht, sagen Sie es dem Gericht.',
  },
  'es.claim.right-counter': {
    says: 'In Ihrer Antwort können Sie auch sagen, was man Ihnen schuldet. Fragen Sie einen Anwalt, wie.',
  },
  'es.claim.step-date': {
    says: 'Schreiben Sie den Tag auf, an dem Sie es bekamen. Markieren Sie den letzten Tag. Behalten Sie den Umschlag.',
  },
  'es.claim.step-real': {
    says: 'Prüfen Sie, ob es echt ist: Suchen Sie Gericht und Aktenzeichen (NIG). Rufen Sie das Gericht unter einer selbst gesuchten Nummer an.',
  },
  'es.claim.step-lawyer': {
    says: 'Bitten Sie heute um einen Anwalt: kostenlos bei der Anwaltskammer (Colegio de Abogados), oder Ihren eigenen.',
  },
  'es.claim.step-oppose': {
    says: 'Schulden Sie nicht alles, schicken Sie vor dem letzten Tag einen schriftlichen Widerspruch mit Gründen. Sagen Sie klar, welchen Teil Sie bestreiten.',
  },
  'es.claim.step-answer': {
    says: 'Schicken Sie vor dem letzten Tag eine schriftliche Antwort mit Gründen und Papieren.',
  },
  'es.claim.step-social': {
    says: 'Gehen Sie jetzt zum Sozialamt Ihrer Stadt. Bitten Sie um einen Bericht über Ihre Notlage und um Hilfe bei der Miete.',
  },
  'es.claim.step-agree': {
    says: 'Schulden Sie es, rufen Sie deren Anwalt an und bieten Sie einen Plan an. Eine Einigung kann vor Gericht gebracht werden und den Fall beenden.',
  },
  'es.claim.step-old-debt': {
    says: 'Ist die Schuld älter als fünf Jahre, schreiben Sie in der Antwort, dass sie zu alt ist (prescripción). Der Richter sagt es nicht für Sie.',
  },
  'es.claim.step-copies': {
    says: 'Geben Sie Papiere im Gericht ab und lassen Sie eine Kopie stempeln, oder nutzen Sie das Onlinebüro (sede judicial electrónica).',
  },
  'es.claim.option-defend': {
    title: 'Der Klage widersprechen',
    says: 'Sagen Sie dem Gericht, warum Sie es nicht oder nicht ganz schulden. Dann müssen sie es beweisen.',
    cost: 'Bis 2.000 € nichts, wenn Sie es allein tun. Darüber ein Anwalt oder Prozesskostenhilfe.',
    time: 'Jetzt einige Stunden. Der Fall kann Monate dauern.',
    risk: 'Verlieren Sie, zahlen Sie vielleicht deren Kosten.',
    bestFor: 'Es ist bezahlt, falsch, zu alt, nicht Ihre oder unfair.',
  },
  'es.claim.option-defend-home': {
    title: 'Ihre Wohnung retten',
    says: 'Zahlen Sie rechtzeitig alles oder widersprechen Sie mit Anwalt. Bitten Sie um eine Pause, wenn Sie in Not sind.',
    cost: 'Die geschuldete Miete. Ein kostenloser Anwalt bei kleinem Einkommen.',
    time: 'Zehn Werktage.',
    risk: 'Widersprechen Sie und verlieren, ziehen Sie aus und zahlen vielleicht Kosten.',
    bestFor: 'Sie wollen bleiben oder brauchen Zeit.',
  },
  'es.claim.option-negotiate': {
    title: 'Sich einigen',
    says: 'Bieten Sie Raten an. Bitten Sie, dass der Fall ohne Kosten endet.',
    cost: 'Was Sie vereinbaren.',
    time: 'Einige Tage. Die Frist läuft weiter.',
    risk: 'Ohne schriftliche Einigung geht der Fall weiter.',
    bestFor: 'Sie schulden es und können in Raten zahlen.',
  },
  'es.claim.option-pay': {
    title: 'Rechtzeitig zahlen',
    says: 'Zahlen Sie die ganze Summe, wie das Gericht sagt, und schicken Sie dem Gericht den Beleg. Dann endet der Fall.',
    cost: 'Die geforderte Summe. Beim Zahlungsbefehl keine Kosten, wenn Sie rechtzeitig zahlen.',
    time: 'Vor dem letzten Tag.',
    risk: 'Gering.',
    bestFor: 'Sie schulden alles und können zahlen.',
  },
  'es.claim.option-help': {
    title: 'Einen kostenlosen Anwalt bekommen',
    says: 'Bitten Sie die Anwaltskammer um Prozesskostenhilfe. Der erste Rat ist dort oft für alle kostenlos.',
    cost: 'Nichts bei kleinem Einkommen.',
    time: 'Ein Besuch diese Woche.',
    risk: 'Lassen Sie die Frist beim Warten nicht ablaufen.',
    bestFor: 'Jedes Papier vom Gericht.',
  },
  'es.claim.insight-silence': {
    says: 'Antworten Sie nicht auf einen Zahlungsbefehl, wird er so stark wie ein Urteil.',
    actionable: 'Antworten Sie vor dem letzten Tag, auch wenn Sie nur einen Teil schulden.',
  },
  'es.claim.insight-over-15000': {
    says: 'Über 15.000 € muss der Gläubiger nach Ihrem Widerspruch in einem Monat neu klagen. Wenn nicht, endet der Fall und er zahlt die Kosten.',
    actionable: 'Fragen Sie beim Gericht, was nach diesem Monat geschah.',
  },
  'es.claim.warning-no-ignore': {
    says: 'Ignorieren Sie kein Papier vom Gericht. Die Annahme zu verweigern hilft nicht: Es gilt als übergeben.',
  },
  'es.claim.tactic-partial': {
    says: 'Schulden Sie einen Teil, erkennen Sie nur diesen an und widersprechen dem Rest.',
    risk: 'Den anerkannten Teil können sie eintreiben.',
    notWhen: 'Nutzen Sie es nicht, wenn die ganze Schuld zu alt ist.',
  },
}
