/** The German words of the rows in ../summons.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SUMMONS_DE: Words = {
  'de.summons.suspect-want': {
    says: 'Die Polizei will Sie als Beschuldigten vernehmen.',
  },
  'de.summons.suspect-reality': {
    says: 'Als Beschuldigter müssen Sie nicht zur Polizei gehen. Nur einer Ladung der Staatsanwaltschaft oder des Gerichts müssen Sie folgen.',
  },
  'de.summons.right-silence': {
    says: 'Sie dürfen schweigen, das darf Ihnen nicht schaden. Vor jeder Frage dürfen Sie einen Anwalt und einen Dolmetscher verlangen.',
  },
  'de.summons.right-file': {
    says: 'Ein Anwalt kann zuerst die Akte sehen. In schweren Fällen bekommen Sie einen Pflichtverteidiger.',
  },
  'de.summons.step-suspect': {
    says: 'Sagen Sie nichts zur Sache, auch nicht am Telefon. Sagen Sie den Termin höflich ab und rufen Sie einen Strafverteidiger an.',
  },
  'de.summons.option-lawyer': {
    says: 'Lassen Sie einen Strafverteidiger die Akte anfordern und antworten.',
    title: 'Erst zum Strafverteidiger',
    cost: 'Fragen Sie zuerst nach dem Preis.',
    time: 'Vor dem Termin.',
    risk: 'Keins.',
    bestFor: 'Alle, die beschuldigt werden.',
  },
  'de.summons.witness-want': {
    says: 'Ein Gericht lädt Sie als Zeugen. Ihnen wird nichts vorgeworfen.',
  },
  'de.summons.witness-reality': {
    says: 'Sie müssen kommen. Wer unentschuldigt fehlt, zahlt die Kosten und ein Ordnungsgeld.',
  },
  'de.summons.witness-right': {
    says: 'Gegen nahe Angehörige müssen Sie nicht aussagen. Auch nicht, was Sie selbst belasten würde.',
  },
  'de.summons.witness-pay': {
    says: 'Fahrt, Verdienstausfall und andere Kosten werden ersetzt. Beantragen Sie es binnen drei Monaten.',
  },
  'de.summons.witness-step': {
    says: 'Krank oder verreist? Schreiben Sie dem Gericht sofort, mit Nachweis, und bitten Sie um einen anderen Termin. Der Chef muss Sie freistellen.',
  },
  'de.summons.witness-option': {
    says: 'Kommen Sie pünktlich mit Ausweis und sagen Sie, was Sie wissen.',
    title: 'Zum Termin gehen',
    cost: 'Kosten werden ersetzt.',
    time: 'Am Tag.',
    risk: 'Eine Falschaussage ist strafbar.',
    bestFor: 'Alle Zeugen.',
  },
  'de.summons.witness-not-yet': {
    says: 'Ihnen wird nichts vorgeworfen, und Sie haben nichts zu zahlen. Sie sagen nur, was Sie gesehen oder gehört haben.',
  },
  'de.summons.witness-lawyer': {
    says: 'Sie dürfen einen eigenen Anwalt als Zeugenbeistand mitbringen.',
  },
  'de.summons.witness-prepare': {
    says: 'Notieren Sie Tag, Saal und Aktenzeichen. Lesen Sie Ihre eigenen Notizen und Mails dazu. Bringen Sie sie mit dem Ausweis mit.',
  },
  'de.summons.witness-step-pay': {
    says: 'Bitten Sie Ihren Arbeitgeber um eine Bescheinigung über den Lohnausfall. Heben Sie Fahrkarten auf, und geben Sie alles nach dem Termin ab.',
  },
  'de.summons.police-witness-want': {
    says: 'Die Polizei will Sie als Zeugen hören. Sie sind nicht beschuldigt.',
  },
  'de.summons.police-witness-reality': {
    says: 'Kommen und aussagen müssen Sie nur, wenn die Staatsanwaltschaft es beauftragt hat. Steht das nicht im Brief, fragen Sie nach.',
  },
  'de.summons.police-witness-family': {
    says: 'Gegen Ehepartner, Verlobte oder nahe Verwandte müssen Sie nicht aussagen. Das muss man Ihnen vorher sagen.',
  },
  'de.summons.police-witness-self': {
    says: 'Auf Fragen, die Sie oder nahe Verwandte selbst vor Gericht bringen könnten, müssen Sie nicht antworten.',
  },
  'de.summons.police-witness-lawyer': {
    says: 'Sie dürfen eine Anwältin oder einen Anwalt als Zeugenbeistand mitbringen.',
  },
  'de.summons.police-witness-step': {
    says: 'Rufen Sie vorher an. Fragen Sie, ob die Staatsanwaltschaft es beauftragt hat und worum es geht. Wollen Sie als Angehörige schweigen, schreiben Sie das.',
  },
}
