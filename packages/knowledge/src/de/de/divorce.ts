/** The German words of the rows in ../divorce.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DIVORCE_DE: Words = {
  'de.divorce.want': {
    says: 'Ihr Mann oder Ihre Frau hat beim Familiengericht die Scheidung beantragt.',
  },
  'de.divorce.who': {
    says: 'Das Familiengericht ist ein Teil des Amtsgerichts. Es steht auf keiner Seite.',
  },
  'de.divorce.reality': {
    says: 'Eine Scheidung dauert einige Monate. Das Gericht hört Sie beide an einem Tag, den es noch nennt.',
  },
  'de.divorce.not-yet': {
    says: 'Sie bleiben verheiratet, bis das Gericht entscheidet. Dieses Papier allein nimmt Ihnen weder die Wohnung noch die Kinder.',
  },
  'de.divorce.right-year': {
    says: 'Meist müssen Sie ein Jahr getrennt gelebt haben. Stimmen Sie nicht zu, prüft das Gericht genauer, bis drei Jahre um sind.',
  },
  'de.divorce.right-lawyer': {
    says: 'Zum Zustimmen brauchen Sie keinen Anwalt. Für eigene Anträge, etwa zu Geld oder Wohnung, brauchen Sie einen.',
  },
  'de.divorce.right-aid': {
    says: 'Wenig Geld? Das Gericht kann Anwalt und Gebühren zahlen (Verfahrenskostenhilfe). Bitten Sie um das Formular.',
  },
  'de.divorce.right-support': {
    says: 'Bis zur Scheidung können Sie Trennungsunterhalt verlangen, wenn Sie viel weniger verdienen. Kinder haben immer ein Recht auf Unterhalt.',
  },
  'de.divorce.right-pension': {
    says: 'Das Gericht teilt die Renten, die Sie beide in der Ehe erworben haben (Versorgungsausgleich). Bei einer Ehe unter drei Jahren nur auf Antrag.',
  },
  'de.divorce.step-answer': {
    says: 'Notieren Sie den Tag des Eingangs, und antworten Sie bis zum genannten Tag. Sagen Sie, ob Sie zustimmen und was nicht stimmt.',
  },
  'de.divorce.step-lawyer': {
    says: 'Gehen Sie vor der Antwort zu einem Anwalt für Familienrecht, wenn es Kinder, ein Haus, Schulden oder Erspartes gibt.',
  },
  'de.divorce.insight-day': {
    says: 'Der Tag der Zustellung legt fest, was jeder für den Zugewinnausgleich besitzt.',
    actionable: 'Heben Sie die Kontoauszüge und Werte dieses Tages auf.',
  },
  'de.divorce.option-agree': {
    says: 'Sie können schriftlich, bei der Geschäftsstelle oder im Termin zustimmen.',
    title: 'Der Scheidung zustimmen',
    cost: 'Die Gerichtskosten werden meist geteilt.',
    time: 'Bis zum Termin.',
    risk: 'Klären Sie zuerst Kinder, Wohnung und Geld.',
    bestFor: 'Sie wollen es beide.',
  },
}
