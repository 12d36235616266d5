/** Brief wegen Urheberrecht: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_LETTER_DE: Words = {
  'gb.copyright.want': {
    says: 'Sie wollen Geld für eine Nutzung, die sie Ihnen vorwerfen. Das ist ein Angebot zur Einigung, keine Strafe.',
  },
  'gb.copyright.rights-summary': {
    says: 'Sie können Beweise verlangen: wem das Werk gehört, dass Sie es nutzten und wie die Summe entstand.',
  },
  'gb.copyright.reality': {
    says: 'Kein Gericht hat das geprüft. Die Summe haben sie selbst gewählt. Ein Gericht würde fragen, was eine faire Lizenz gekostet hätte.',
  },
  'gb.copyright.who': {
    says: 'Der Absender ist eine private Firma, die für einen Eigentümer handelt. Sie hat keine amtliche Macht. Ein Inkasso hat auch keine.',
  },
  'gb.copyright.not-yet': {
    says: 'So eine Forderung ist keine Schuld, bis Sie zustimmen oder ein Gericht es sagt. Jetzt kann dafür niemand Ihre Sachen nehmen.',
  },
  'gb.copyright.know': {
    says: 'Ein Bild aus dem Internet ist nicht frei, auch ohne Zeichen darauf. Über den Preis lässt sich aber oft reden.',
    learnMore:
      'Sehen Sie nach, was der Eigentümer für so eine Lizenz und Dauer verlangt. Das ist ein guter Anfang für ein Angebot.',
  },
  'gb.copyright.step-remove': {
    says: 'Nehmen Sie das Werk jetzt herunter und behalten Sie eine datierte Kopie der Seite. Das erkennt nichts an.',
  },
  'gb.copyright.step-genuine': {
    says: 'Prüfen Sie, ob der Absender echt ist. Öffnen Sie keine Links oder Dateien aus E-Mails. Suchen Sie die Firma selbst.',
  },
  'gb.copyright.step-proof': {
    says: 'Verlangen Sie schriftlich Beweise: Eigentümer, Recht zur Forderung, Bild, Seite, Daten und Rechnung der Summe.',
  },
  'gb.copyright.step-source': {
    says: 'Finden Sie heraus, woher Sie es haben. Eine Lizenz, ein Webdesigner oder eine freie Sammlung kann die Antwort sein.',
  },
  'gb.copyright.step-offer': {
    says: 'Haben Sie es genutzt, bieten Sie an, was eine Lizenz für diese Zeit gekostet hätte. Schreiben Sie, dass damit alles erledigt ist.',
  },
  'gb.copyright.step-deny': {
    says: 'Haben Sie es nicht genutzt oder eine Erlaubnis? Schreiben Sie das kurz und schicken Sie Belege.',
  },
  'gb.copyright.right-proof': {
    says: 'Sie müssen beweisen, dass ihnen das Werk gehört oder sie für den Eigentümer fordern dürfen, und dass Sie es kopierten oder zeigten.',
  },
  'gb.copyright.right-innocent': {
    says: 'Wussten Sie nicht, dass das Werk geschützt war, und hatten keinen Grund dazu, gibt ein Gericht keinen Schadensersatz. Das ist selten.',
  },
  'gb.copyright.right-exceptions': {
    says: 'Manche Nutzung braucht keine Erlaubnis, etwa faires Zitat, Kritik, privates Lernen oder Parodie.',
  },
  'gb.copyright.right-letter': {
    says: 'Vor einer Klage sollen sie mit Einzelheiten schreiben und Ihnen faire Zeit zur Antwort geben.',
  },
  'gb.copyright.option-proof': {
    says: 'Schreiben Sie einen ruhigen Brief und listen Sie auf, was Sie sehen wollen.',
    title: 'Beweise verlangen',
    cost: 'Eine Briefmarke.',
    time: 'Eine Stunde.',
    risk: 'Gering.',
    bestFor: 'Sie sind bei Nutzung, Eigentümer oder Summe unsicher.',
  },
  'gb.copyright.option-offer': {
    says: 'Bieten Sie an, was eine Lizenz gekostet hätte, zum vollen Abschluss.',
    title: 'Eine faire Lizenzgebühr anbieten',
    cost: 'Was Sie anbieten.',
    time: 'Einige Wochen.',
    risk: 'Es kann als Anerkenntnis gelten. Schreiben Sie, dass es nur der Einigung dient.',
    bestFor: 'Sie haben es ohne Erlaubnis genutzt.',
  },
  'gb.copyright.option-help': {
    says: 'Das Intellectual Property Office hat kostenlose Anleitungen. Manche Anwälte geben ein erstes Gespräch umsonst.',
    title: 'Rat holen',
    cost: 'Am Anfang nichts.',
    time: 'Ein Anruf.',
    risk: 'Keines.',
    bestFor: 'Die Summe ist groß oder es kam Gerichtspost.',
  },
  'gb.copyright.warn-ignore': {
    says: 'Echte Forderungen können vor Gericht gehen, und der Verlierer zahlt. Ignorieren Sie es nicht, wenn Sie das Werk genutzt haben.',
  },
  'gb.copyright.warn-sign': {
    says: 'Eine unterschriebene Verpflichtung (undertaking) kann Sie Jahre binden. Unterschreiben Sie keine ohne Rat.',
  },
  'gb.copyright.insight-short': {
    says: 'Die kurze Frist haben sie selbst gesetzt. Im Gesetz hat sie keine Kraft.',
    actionable: 'Antworten Sie trotzdem vorher und verlangen Sie die nötigen Unterlagen.',
  },
  'gb.copyright.insight-collector': {
    says: 'Ein Inkasso behandelt das als Schuld. Schadensersatz, den Sie bestreiten, ist keine Schuld.',
    actionable:
      'Schreiben Sie dem Inkasso, dass Sie bestreiten und nur mit dem Eigentümer sprechen.',
  },
  'gb.copyright.insight-strict': {
    says: 'Es stimmt: Nichtwissen schützt meist nicht. Für die Summe kann es trotzdem wichtig sein.',
    actionable: 'Schreiben Sie ihnen mit Daten, wie das Werk zu Ihnen kam.',
  },
  'gb.copyright.know-small': {
    says: 'Eine Forderung bis £10,000 kommt zum Verfahren für kleine Forderungen eines besonderen Gerichts. Dort zahlt der Verlierer wenig von den Kosten der anderen Seite.',
  },
}
