/** Rechte bei einer Klage: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_RIGHTS_DE: Words = {
  'gb.claim.right-time': {
    says: 'Sie haben ab Zustellung 14 Tage zur Antwort. Schicken Sie in dieser Zeit die Empfangserklärung (acknowledgment), haben Sie 28 Tage zur Verteidigung.',
  },
  'gb.claim.tactic-acknowledge': {
    says: 'Schicken Sie zuerst die Empfangserklärung (acknowledgment), dann denken Sie nach. Das verdoppelt Ihre Zeit von 14 auf 28 Tage und kostet nichts.',
    risk: 'Kreuzen Sie nur dann an, dass Sie alles bestreiten, wenn Sie das vorhaben.',
    notWhen: 'Sie wollen die ganze Schuld anerkennen.',
  },
  'gb.claim.right-reasons': {
    says: 'Sie haben das Recht, die Gründe zu kennen. Die Klage muss kurz die Tatsachen nennen, auf die sie sich stützt.',
  },
  'gb.claim.right-instalments': {
    says: 'Sie haben das Recht, um Raten zu bitten. Sagt der Kläger Nein, entscheidet ein Beamter oder Richter nach Ihrem Haushaltsplan.',
  },
  'gb.claim.right-prove': {
    says: 'Sie haben das Recht, Beweise zu verlangen. Sie haben geklagt, also müssen sie zeigen, dass Sie das Geld schulden.',
  },
  'gb.claim.right-self': {
    says: 'Sie können selbst für sich sprechen. In kleinen Fällen (small claims) bis £10,000 tun das die meisten, und der Richter hilft dabei.',
  },
  'gb.claim.right-mediation': {
    says: 'Bestreiten Sie eine kleine Geldklage, gibt es ein kostenloses Telefongespräch mit einem Vermittler (mediator). Sie müssen teilnehmen, sich aber nicht einigen.',
  },
  'gb.claim.right-counterclaim': {
    says: 'Schulden sie Ihnen Geld, können Sie es im selben Verfahren fordern. Das ist eine Widerklage (counterclaim). Sie kostet eine Gebühr, mit Hilfe bei wenig Einkommen.',
  },
  'gb.claim.warn-silence': {
    says: 'Hört das Gericht nicht rechtzeitig von Ihnen, können sie sofort ein Urteil ohne Verhandlung bekommen. Ignorieren Sie das nicht.',
  },
  'gb.claim.warn-where': {
    says: 'Eine Antwort an die falsche Stelle zählt vielleicht nicht. Die Verteidigung (defence) geht an das Gericht, ein Anerkenntnis (admission) an den Kläger.',
  },
  'gb.claim.warn-time-passed': {
    says: 'Die Klage ist über einen Monat alt. Prüfen Sie sofort, ob es ein Urteil gibt. Wenn nicht, schicken Sie heute eine Verteidigung (defence).',
  },
  'gb.claim.warn-large': {
    says: 'Es geht um mehr als £10,000. Das ist kein kleiner Fall (small claim), und wer verliert, zahlt vielleicht hohe Kosten. Holen Sie vor der Verteidigung Rechtsrat.',
  },
  'gb.claim.warn-truth': {
    says: 'Absichtlich in einer Verteidigung zu lügen ist strafbar (contempt of court). Sie unterschreiben, dass es wahr ist. Schreiben Sie nur, was Sie glauben.',
  },
  'gb.claim.insight-grown': {
    says: 'Sie verlangen Zinsen. Ein Gericht darf bis zu 8% im Jahr erlauben, muss aber nicht. Bei langem Warten ist es oft weniger.',
    actionable:
      'Prüfen Sie Summen und Daten. Haben sie jahrelang gewartet, bitten Sie das Gericht um weniger.',
  },
  'gb.claim.insight-parking': {
    says: 'Bei einer Parkklage gegen einen Halter (keeper), der nicht gefahren ist, dürfen sie nur die Summe im ersten Brief fordern, keine zusätzlichen Kosten.',
    actionable:
      'Vergleichen Sie die Summe mit dem ersten Brief. Bestreiten Sie in der Verteidigung jeden Aufschlag.',
  },
  'gb.claim.insight-thin': {
    says: 'Massenklagen nennen oft wenig Tatsachen. Eine Klage muss das Wichtigste nennen: welcher Vertrag, welcher Verstoß und wie die Summe entsteht.',
    actionable:
      'Listen Sie in der Verteidigung auf, was fehlt. Schreiben Sie, dass Sie ohne Erklärung nicht voll antworten können.',
  },
  'gb.claim.insight-no-letter': {
    says: 'Eine Firma hätte eine letzte Aufforderung (letter of claim) schicken und 30 Tage warten sollen. Tat sie es nicht, kann der Richter das beachten.',
    actionable: 'Kam kein solcher Brief, schreiben Sie das in Ihre Verteidigung.',
  },
  'gb.claim.insight-limit': {
    says: 'Die Ereignisse scheinen mehr als sechs Jahre alt. Es zählt der Tag, an dem das Gericht die Klage ausgab (issue). „Zu spät“ ist eine volle Verteidigung, wenn Sie es sagen.',
    actionable:
      'Vergleichen Sie dieses Datum mit dem Tag des Verstoßes und Ihrer letzten Zahlung. Schreiben Sie es in die Verteidigung.',
  },
  'gb.claim.tactic-extend': {
    says: 'Fehlen Unterlagen? Bitten Sie den Kläger um 28 Tage mehr für Ihre Verteidigung. Viele stimmen zu. Sie müssen es dem Gericht schriftlich sagen.',
    risk: 'Ohne ihr Ja bleibt Ihr Datum.',
    notWhen: 'Sie haben nicht schriftlich zugestimmt.',
  },
  'gb.claim.tactic-defence': {
    says: 'Halten Sie die Verteidigung kurz, mit Nummern und einfachen Worten. Antworten Sie auf das, was sie sagen. Fügen Sie an, was nur Sie wissen.',
    risk: 'Was Sie weglassen, lässt sich später schwer ergänzen.',
    notWhen: 'Sie haben keinen echten Grund zum Bestreiten.',
  },
  'gb.claim.tactic-settle': {
    says: 'Sie können sich jederzeit einigen. Verlangen Sie, dass die Einigung die Klage ohne Urteil beendet, und alles schriftlich.',
    risk: 'Bis zur Unterschrift gelten die Fristen des Gerichts.',
    notWhen: 'Die Summe ist klar nicht geschuldet.',
  },
  'gb.claim.insight-bad-work': {
    says: 'War die Arbeit oder Ware schlecht, schulden Sie vielleicht weniger. Das Gesetz lässt Käufer einen kleineren Preis verlangen.',
    actionable:
      'Sagen Sie in Ihrer Verteidigung (defence), was schlecht war und was es kostet, das zu beheben. Holen Sie Fotos und ein Angebot von jemand anderem.',
  },
}
