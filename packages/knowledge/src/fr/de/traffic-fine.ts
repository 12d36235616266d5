/** Traffic fines (amendes forfaitaires): pay, contest or name the driver: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_FINE_WORDS: Words = {
  'fr.fine.want-fine': {
    says: 'Der Staat sagt, dass mit Ihrem Auto eine Verkehrsregel verletzt wurde, und verlangt eine feste Geldbuße (amende forfaitaire).',
  },
  'fr.fine.want-raised': {
    says: 'Eine unbezahlte Geldbuße wurde erhöht (amende forfaitaire majorée). Jetzt treibt die Staatskasse sie ein.',
  },
  'fr.fine.who-antai': {
    says: 'Verkehrsbußen kommen von der Behörde ANTAI oder der Polizei. Zahlen Sie nur auf amendes.gouv.fr.',
  },
  'fr.fine.reality': {
    says: 'Sie können zahlen oder widersprechen, nicht beides. Wer zahlt, akzeptiert.',
  },
  'fr.fine.not-yet': {
    says: 'Noch darf man nichts pfänden. Zuerst muss die Zeit zum Zahlen oder Widersprechen vorbei sein.',
  },
  'fr.fine.rights-summary': {
    says: 'Sie können widersprechen, den wirklichen Fahrer nennen und Beweise verlangen.',
  },
  'fr.fine.know-photo': {
    says: 'Das Radarfoto können Sie kostenlos auf antai.gouv.fr verlangen. Die Zeit zum Widersprechen läuft weiter.',
  },
  'fr.fine.deadline-forty-five': {
    says: 'Sie haben ab dem Tag der Absendung 45 Tage, um zu zahlen oder zu widersprechen.',
    action: 'Die Geldbuße zahlen oder widersprechen',
    consequence: 'Danach wird die Geldbuße erhöht.',
  },
  'fr.fine.deadline-fifteen': {
    says: 'Sie haben 15 Tage, um die kleinere Summe zu zahlen. Online haben Sie vielleicht länger: Der Bescheid sagt, wie lange.',
    action: 'Die kleinere Summe zahlen, wenn Sie nicht widersprechen',
    consequence: 'Danach ist die normale Summe fällig.',
  },
  'fr.fine.deadline-thirty': {
    says: 'Sie haben 30 Tage ab dem Tag der Absendung, um der erhöhten Geldbuße zu widersprechen.',
    action: 'Der erhöhten Geldbuße widersprechen',
    consequence: 'Danach kann die Staatskasse Geld auf der Bank oder Lohn pfänden.',
  },
  'fr.fine.step-check': {
    says: 'Prüfen Sie Kennzeichen, Ort, Tag und Uhrzeit. Tippen Sie antai.gouv.fr selbst ein, nie einen Link aus einer Nachricht.',
  },
  'fr.fine.step-decide': {
    says: 'Entscheiden Sie: zahlen oder widersprechen. Widersprechen Sie, zahlen Sie die Geldbuße nicht als Zahlung.',
  },
  'fr.fine.step-contest': {
    says: 'Widersprechen Sie online auf antai.gouv.fr oder per Einschreiben mit dem Formular. Fügen Sie Beweise und den Bescheid bei.',
  },
  'fr.fine.step-pay': {
    says: 'Zahlen Sie früh: Die Summe ist oft kleiner. Die Staatskasse (Trésor public) kann Ihnen auf Bitte Zeit geben.',
  },
  'fr.fine.right-contest': {
    says: 'Sie haben das Recht zu widersprechen. Der Beamte der Staatsanwaltschaft muss die Sache fallen lassen oder Sie vor einen Richter schicken.',
  },
  'fr.fine.right-driver': {
    says: 'Sie haben das Recht, den Fahrer zu nennen. Oder zu zeigen, dass das Auto gestohlen, verkauft oder das Kennzeichen kopiert war.',
  },
  'fr.fine.right-late': {
    says: 'Haben Sie den ersten Bescheid nie bekommen, zum Beispiel nach einem Umzug, sagen Sie es. Der erhöhten Geldbuße können Sie noch widersprechen.',
  },
  'fr.fine.option-contest': {
    title: 'Widersprechen',
    says: 'Schicken Sie das Formular rechtzeitig mit Ihren Gründen und Beweisen.',
    cost: 'Bei Tempo und einigem anderen zuerst eine Hinterlegung (consignation).',
    time: 'Einige Wochen oder Monate.',
    risk: 'Ein Richter kann eine höhere Geldbuße festsetzen.',
    bestFor: 'Sie sind nicht gefahren, oder die Tatsachen stimmen nicht.',
  },
  'fr.fine.option-pay': {
    title: 'Die kleinere Summe zahlen',
    says: 'Zahlen Sie rechtzeitig auf amendes.gouv.fr und behalten Sie die Quittung.',
    cost: 'Die Geldbuße.',
    time: 'Minuten.',
    risk: 'Punkte können verloren gehen. Sie können nicht mehr widersprechen.',
    bestFor: 'Sie stimmt.',
  },
  'fr.fine.option-time': {
    title: 'Die Staatskasse um Zeit bitten',
    says: 'Schreiben Sie an das Büro der Staatskasse (Trésor public) im Bescheid und bieten Sie Teile an.',
    cost: 'Was Sie anbieten.',
    time: 'Ein Brief.',
    risk: 'Keines, wenn Sie früh fragen.',
    bestFor: 'Sie können nicht sofort zahlen.',
  },
  'fr.fine.warn-scam': {
    says: 'Viele falsche SMS sprechen von einer unbezahlten Geldbuße. Ein echter Bescheid kommt per Post, manchmal per E-Mail, nie per SMS. Tippen Sie antai.gouv.fr selbst ein.',
  },
  'fr.fine.insight-raised': {
    says: 'Bei vielen Verkehrsbußen sinkt die erhöhte Summe um ein Fünftel, wenn Sie binnen 30 Tagen zahlen. Der Bescheid sagt es.',
    actionable: 'Entscheiden Sie zuerst, ob Sie widersprechen.',
  },
  'fr.fine.tactic-registered': {
    says: 'Schicken Sie den Widerspruch so, dass das Datum belegt ist. Ein Tag zu spät ist zu spät.',
    risk: 'Keines.',
    notWhen: 'Sie akzeptieren die Geldbuße.',
  },
}
