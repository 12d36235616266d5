/** Papers of a court that start a case: oral trial and ordinary trial, your rights and ways out. Orders for payment and evictions are apart. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_DE: Words = {
  'es.claim.want-claim': {
    says: 'Jemand hat gegen Sie geklagt. Das Gericht will Ihre Antwort.',
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
  'es.claim.right-legal-aid': {
    says: 'Bei kleinem Einkommen haben Sie ein Recht auf kostenlosen Anwalt und Prozessvertreter (justicia gratuita). Fragen Sie Anwaltskammer oder Gericht.',
  },
  'es.claim.right-stop-clock': {
    says: 'Bitten Sie um einen kostenlosen Anwalt, bitten Sie das Gericht schriftlich auch, die Frist anzuhalten.',
  },
  'es.claim.right-masc-missing': {
    says: 'Bei den meisten Zivilklagen müssen sie zeigen, dass sie zuerst eine Einigung versuchten. Wenn nicht, sagen Sie es dem Gericht.',
  },
  'es.claim.right-counter': {
    says: 'In Ihrer Antwort können Sie auch sagen, was man Ihnen schuldet. Fragen Sie einen Anwalt, wie.',
  },
  'es.claim.option-defend': {
    title: 'Der Klage widersprechen',
    says: 'Sagen Sie dem Gericht, warum Sie es nicht oder nicht ganz schulden. Dann müssen sie es beweisen.',
    cost: 'Bis 2.000 € nichts, wenn Sie es allein tun. Darüber ein Anwalt oder Prozesskostenhilfe.',
    time: 'Jetzt einige Stunden. Der Fall kann Monate dauern.',
    risk: 'Verlieren Sie, zahlen Sie vielleicht deren Kosten.',
    bestFor: 'Es ist bezahlt, falsch, zu alt, nicht Ihre oder unfair.',
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
    cost: 'Die geforderte Summe. Beim Zahlungsbefehl meist keine Kosten, wenn Sie rechtzeitig zahlen. Eine Eigentümergemeinschaft darf ihren Anwalt dazurechnen.',
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
  'es.claim.warning-no-ignore': {
    says: 'Ignorieren Sie kein Papier vom Gericht. Die Annahme zu verweigern hilft nicht: Es gilt als übergeben.',
  },
  'es.claim.right-usury-answer': {
    says: 'Liegt der Zins einer Karte oder eines Schnellkredits weit über dem normalen Satz, nennen Sie es in Ihrer Antwort Wucher (usura). Dann schulden Sie nur das erhaltene Geld.',
  },
}
