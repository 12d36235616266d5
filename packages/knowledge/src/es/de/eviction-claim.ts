/** Court claims to make a tenant leave (desahucio): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_CLAIM_DE: Words = {
  'es.claim.want-eviction': {
    says: 'Ihr Vermieter bittet das Gericht, dass Sie ausziehen müssen (desahucio). Sie haben zehn Werktage zum Handeln.',
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
  'es.claim.right-pay-rent-once': {
    says: 'Sie können eine Räumung wegen Miete einmal stoppen, wenn Sie rechtzeitig alles zahlen (enervar). Nicht, wenn Sie es schon taten oder 30 Tage lang eine förmliche Mahnung nicht befolgten.',
  },
  'es.claim.right-vulnerable': {
    says: 'Ist Ihre Wohnung in Gefahr und Ihr Einkommen klein, muss das Gericht das Sozialamt informieren. Es kann den Fall zwei Monate anhalten, oder vier, wenn der Eigentümer eine Firma ist.',
  },
  'es.claim.right-fixed-day': {
    says: 'Die Räumung muss einen festen Tag und eine Stunde haben, die man Ihnen mitgeteilt hat.',
  },
  'es.claim.step-social': {
    says: 'Gehen Sie jetzt zum Sozialamt Ihrer Stadt. Bitten Sie um einen Bericht über Ihre Notlage und um Hilfe bei der Miete.',
  },
  'es.claim.option-defend-home': {
    title: 'Ihre Wohnung retten',
    says: 'Zahlen Sie rechtzeitig alles oder widersprechen Sie mit Anwalt. Bitten Sie um eine Pause, wenn Sie in Not sind.',
    cost: 'Die geschuldete Miete. Ein kostenloser Anwalt bei kleinem Einkommen.',
    time: 'Zehn Werktage.',
    risk: 'Widersprechen Sie und verlieren, ziehen Sie aus und zahlen vielleicht Kosten.',
    bestFor: 'Sie wollen bleiben oder brauchen Zeit.',
  },
}
