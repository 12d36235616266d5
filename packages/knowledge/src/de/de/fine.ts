/** Bußgeld und Verwarnung auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_DE: Words = {
  'de.public.fine-want': {
    says: 'Eine Behörde verlangt ein Bußgeld (Bußgeldbescheid). Sie haben zwei Wochen für den Einspruch.',
  },
  'de.public.fine-want-warning': {
    says: 'Das ist ein Angebot: Zahlen Sie binnen einer Woche eine kleine Summe, dann ist es erledigt (Verwarnungsgeld, 5 bis 55 €).',
  },
  'de.public.fine-who': {
    says: 'Das ist eine Behörde, etwa die Stadt oder die Zentrale Bußgeldstelle, keine private Parkfirma.',
  },
  'de.public.fine-reality': {
    says: 'Nach der Frist ist das Bußgeld endgültig und ohne Gericht vollstreckbar. Vorher können Sie sich wehren.',
  },
  'de.public.fine-not-yet': {
    says: 'Solange die Frist oder Ihr Einspruch läuft, wird nichts vollstreckt.',
  },
  'de.public.fine-deadline': {
    says: 'Sie haben zwei Wochen ab dem Datum auf dem gelben Umschlag. Schriftlich, nicht per einfacher E-Mail.',
    action: 'Einspruch an die Bußgeldstelle schicken',
    consequence: 'Bußgeld, Punkte und Fahrverbot werden rechtskräftig.',
  },
  'de.public.fine-deadline-warning': {
    says: 'Sie nehmen an, indem Sie binnen einer Woche zahlen. Oder Sie lehnen ab und zahlen nicht.',
    action: 'Verwarnungsgeld zahlen, wenn Sie es annehmen',
    consequence: 'Es kann ein Bußgeldbescheid mit Gebühren folgen.',
  },
  'de.public.fine-step-check': {
    says: 'Prüfen Sie Tag, Ort, Auto, Foto und Fahrer. Verlangen Sie Akteneinsicht und das Foto.',
  },
  'de.public.fine-step-silent': {
    says: 'Zur Sache müssen Sie nichts sagen. Name, Geburtsdaten und Anschrift müssen Sie angeben.',
  },
  'de.public.fine-step-object': {
    says: 'Schreiben Sie: Aktenzeichen, Datum, „Ich lege Einspruch ein“, Unterschrift. Gründe sind nicht nötig. Rücknahme ist möglich.',
  },
  'de.public.fine-step-pay': {
    says: 'Stimmt es, ist aber zu viel? Bitten Sie um Raten und zeigen Sie Ihr Einkommen. Wer schweigt, riskiert Erzwingungshaft.',
  },
  'de.public.fine-option-object': {
    says: 'Legen Sie erst Einspruch ein, dann sehen Sie die Akte. Ein Verkehrsanwalt hilft.',
    title: 'Einspruch binnen zwei Wochen',
    cost: 'Kostenlos. Bei Verlust Gerichtskosten.',
    time: 'Zwei Wochen ab Zustellung.',
    risk: 'In der Verhandlung kann das Bußgeld auch steigen.',
    bestFor: 'Sie waren es nicht oder Punkte oder Fahrverbot drohen.',
  },
  'de.public.fine-option-pay': {
    says: 'Zahlen Sie mit Aktenzeichen. Heben Sie den Beleg auf.',
    title: 'Zahlen und erledigen',
    cost: 'Bußgeld und Gebühren.',
    time: 'In der Zeit im Brief oder heute.',
    risk: 'Punkte und Fahrverbot gelten dann auch.',
    bestFor: 'Es stimmt und ist klein.',
  },
  'de.public.fine-warn-ban': {
    says: 'Es geht um Punkte oder Fahrverbot. Gehen Sie vor Fristende zum Verkehrsanwalt.',
  },
  'de.public.fine-myth': {
    says: 'Ein offenes Bußgeld verschwindet nicht. Die Behörde vollstreckt, und das Gericht kann Erzwingungshaft anordnen.',
  },
  'de.public.fine-step-envelope': {
    says: 'Heben Sie den gelben Umschlag auf. Das Datum darauf startet die zwei Wochen.',
  },
  'de.public.fine-step-lawyer': {
    says: 'Punkte oder Fahrverbot? Lassen Sie die Akte vom Verkehrsanwalt prüfen. Eine Rechtsschutzversicherung zahlt oft.',
  },
  'de.public.fine-option-help': {
    says: 'Ein Anwalt sieht die ganze Akte und findet Messfehler.',
    title: 'Verkehrsanwalt fragen',
    cost: 'Honorar oder Rechtsschutzversicherung.',
    time: 'Vor Ablauf der zwei Wochen.',
    risk: 'Legen Sie selbst rechtzeitig Einspruch ein, wenn Sie keinen Anwalt finden.',
    bestFor: 'Punkte, Fahrverbot oder hohes Bußgeld.',
  },
}
