/** The German words of Japan: judgment enforcement. */
import type { Words } from '@plainletter/contracts/rule'

export const JUDGMENT_ENFORCEMENT_DE: Words = {
  'jp.enforce.judgment-want': {
    says: 'Ein Gericht hat entschieden, was Sie zahlen oder tun müssen.',
  },
  'jp.enforce.judgment-who': {
    says: 'Das kommt von einem Gericht.',
  },
  'jp.enforce.judgment-real': {
    says: 'Es ist ernst, aber Sie können noch Berufung einlegen oder einen Plan vereinbaren.',
  },
  'jp.enforce.judgment-not-yet': {
    says: 'Zum Pfänden muss der Gläubiger einen neuen Antrag beim Gericht stellen.',
  },
  'jp.enforce.judgment-koso': {
    says: 'Sie haben zwei Wochen ab Zustellung für die Berufung (控訴).',
    action: 'Die Berufung einreichen',
    consequence: 'Das Urteil ist endgültig.',
  },
  'jp.enforce.judgment-small': {
    says: 'Gegen ein Urteil über eine kleine Klage haben Sie zwei Wochen für den Einspruch (異議). Eine Berufung gibt es nicht.',
    action: 'Den Einspruch einreichen',
    consequence: 'Das Urteil ist endgültig.',
  },
  'jp.enforce.judgment-step': {
    says: 'Zeigen Sie das Urteil diese Woche einem Anwalt oder Houterasu.',
  },
  'jp.enforce.judgment-plan': {
    says: 'Können Sie nicht zahlen, bitten Sie um einen Plan oder prüfen Sie eine Entschuldung.',
  },
  'jp.enforce.judgment-right': {
    says: 'Sie haben das Recht, in zwei Wochen ein höheres Gericht anzurufen.',
  },
  'jp.enforce.judgment-wages': {
    says: 'Drei Viertel Ihres Nettolohns sind geschützt, bis 330.000 Yen im Monat.',
  },
  'jp.enforce.judgment-appeal': {
    title: 'Berufung einlegen',
    says: 'Reichen Sie sie in zwei Wochen ein.',
    cost: 'Gerichtsgebühr; Hilfe ist möglich.',
    time: 'Zwei Wochen.',
    risk: 'Sie können wieder verlieren.',
    bestFor: 'Das Urteil ist falsch.',
  },
  'jp.enforce.judgment-talk': {
    title: 'Einen Plan vereinbaren',
    says: 'Sprechen Sie mit dem Gläubiger.',
    cost: 'Was Sie anbieten.',
    time: 'Jetzt.',
    risk: 'Er kann ablehnen.',
    bestFor: 'Sie schulden es.',
  },
  'jp.enforce.seize-want': {
    says: 'Ein Gläubiger oder Amt nimmt einen Teil von Lohn, Bankgeld oder Sachen (差押え) oder kündigt es an.',
  },
  'jp.enforce.seize-who': {
    says: 'Eine echte Pfändung kommt von einem Gericht, einem Vollstreckungsbeamten (執行官) oder einem Steueramt. Eine private Firma kann nur warnen.',
  },
  'jp.enforce.seize-real': {
    says: 'Sie behalten den größten Teil des Lohns und was Sie zum Leben brauchen.',
  },
  'jp.enforce.seize-not-yet': {
    says: 'Eine Warnung ist keine Pfändung. Ein privater Gläubiger braucht zuerst ein Urteil oder ein anderes vollstreckbares Papier.',
  },
  'jp.enforce.seize-week': {
    says: 'Sie haben eine Woche ab Zustellung für eine Beschwerde (執行抗告) wegen Fehlern des Beschlusses.',
    action: 'Einen Anwalt nehmen und einreichen',
    consequence: 'Der Beschluss bleibt.',
  },
  'jp.enforce.seize-step-more': {
    says: 'Können Sie vom Rest nicht leben, bitten Sie das Gericht, weniger zu nehmen (差押範囲の変更). Beim Lohn tun Sie es in vier Wochen.',
  },
  'jp.enforce.seize-step-tax': {
    says: 'Rufen Sie jetzt das Steueramt an. Bitten Sie um Zeit oder Raten und sagen Sie, was Sie zum Leben brauchen.',
  },
  'jp.enforce.seize-step-help': {
    says: 'Fragen Sie einen Anwalt oder Houterasu nach Entschuldung. Sie kann Pfändungen stoppen.',
  },
  'jp.enforce.seize-goods': {
    says: 'Kleidung, Bettzeug, Küchensachen und Bargeld bis 660.000 Yen können nicht gepfändet werden.',
  },
  'jp.enforce.seize-more': {
    says: 'Sie haben das Recht, beim Gericht eine kleinere Pfändung zu verlangen.',
  },
  'jp.enforce.seize-less': {
    title: 'Eine kleinere Pfändung verlangen',
    says: 'Beantragen Sie es mit Belegen für Ihre Kosten.',
    cost: 'Wenig.',
    time: 'Beim Lohn in vier Wochen.',
    risk: 'Das Gericht kann ablehnen.',
    bestFor: 'Sie können vom Rest nicht leben.',
  },
  'jp.enforce.seize-relief': {
    title: 'Eine Entschuldung prüfen',
    says: 'Insolvenz (自己破産) oder ein Gerichtsplan (個人再生).',
    cost: 'Houterasu kann das Honorar leihen.',
    time: 'Monate.',
    risk: 'Sie können teuren Besitz verlieren.',
    bestFor: 'Es sind zu viele Schulden.',
  },
}
