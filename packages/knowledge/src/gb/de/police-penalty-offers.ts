/** The offer of a fixed penalty of the police in place of court: the words in German. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const COURT: RowWords = {
  says: 'Sie müssen das Angebot nicht annehmen. Sie können ein Gericht entscheiden lassen. Dort muss man beweisen, was war.',
}
const ACCEPT: RowWords = {
  says: 'Zahlen Sie die Summe und geben Sie die Daten Ihres Führerscheins an. Tun Sie es bis zum Tag im Brief.',
  title: 'Die Geldbuße annehmen',
  cost: 'Die Summe im Brief und die Punkte.',
  time: 'Einige Minuten.',
  risk: 'Die Punkte zählen drei Jahre. Die Versicherung kann teurer werden.',
  bestFor: 'Sie waren es und wollen es hinter sich haben.',
}

export const POLICE_PENALTY_OFFERS_DE: Words = {
  'gb.police-penalty.points': {
    says: 'Bei zu schnellem Fahren sind es meist £100 und drei Punkte. Zwölf Punkte in drei Jahren können Sie den Führerschein kosten.',
  },
  'gb.police-penalty.right-court': COURT,
  'gb.police-penalty.right-ends-it': {
    says: 'Nehmen Sie rechtzeitig an und tun alles, was verlangt ist, folgt dafür kein Gerichtsverfahren. Es ist keine Vorstrafe.',
  },
  'gb.police-penalty.step-check': {
    says: 'Prüfen Sie Kennzeichen, Ort, Tag und Uhrzeit. Wählen Sie vor dem letzten Tag: annehmen, einen angebotenen Kurs machen oder vor Gericht gehen.',
  },
  'gb.police-penalty.step-accept': {
    says: 'Zum Annehmen zahlen Sie und schicken die Daten des Führerscheins so, wie es im Brief steht. Tun Sie beides rechtzeitig und heben Sie Belege auf.',
  },
  'gb.police-penalty.step-advice': {
    says: 'Haben Sie neun Punkte oder mehr, oder leben Sie vom Fahren? Fragen Sie einen Anwalt (solicitor), bevor Sie wählen.',
  },
  'gb.police-penalty.warning-new-driver': {
    says: 'Sechs Punkte in den ersten zwei Jahren nach der ersten Prüfung beenden Ihre Fahrerlaubnis. Sie müssen dann die Prüfungen neu ablegen.',
  },
  'gb.police-penalty.warning-silence': {
    says: 'Tun Sie nichts, endet das Angebot, und der Fall kann vor Gericht kommen. Ein Zettel von der Straße wird zur Geldstrafe, um die Hälfte höher.',
  },
  'gb.police-penalty.deadline': {
    says: 'Ein Angebot (conditional offer) gilt mindestens 28 Tage ab seinem Datum.',
    action: 'Das Angebot annehmen oder das Gericht verlangen',
    consequence:
      'Das Angebot endet, und ein Gericht kann entscheiden, mit höherer Strafe und Kosten.',
  },
  'gb.police-penalty.option-accept': ACCEPT,
  'gb.police-penalty.option-course': {
    says: 'Buchen Sie ihn bis zum Tag im Brief. Zahlen Sie nicht auch noch die Geldbuße, sonst ist das Angebot des Kurses weg.',
    title: 'Den angebotenen Kurs machen',
    cost: 'Die Gebühr des Kurses. Keine Punkte.',
    time: 'Einige Stunden.',
    risk: 'Beenden Sie ihn nicht, kommt die Geldbuße oder das Gericht zurück.',
    bestFor: 'Er ist Ihnen angeboten, und Sie haben in drei Jahren keinen solchen Kurs gemacht.',
  },
  'gb.police-penalty.option-court': {
    says: 'Verlangen Sie eine Verhandlung so, wie es im Brief steht. Sie können sich schuldig mit Gründen oder nicht schuldig bekennen.',
    title: 'Ein Gericht entscheiden lassen',
    cost: 'Eine Geldstrafe nach Einkommen und Kosten, wenn Sie verlieren.',
    time: 'Einige Monate.',
    risk: 'Strafe und Punkte können höher sein als im Angebot.',
    bestFor: 'Sie waren es nicht, oder Sie haben starke Beweise.',
  },
  'gb.police-penalty.ni-right-court': COURT,
  'gb.police-penalty.ni-right-ends-it': {
    says: 'Nehmen Sie rechtzeitig an und tun alles, was verlangt ist, folgt dafür kein Gerichtsverfahren.',
  },
  'gb.police-penalty.ni-step': {
    says: 'Prüfen Sie Kennzeichen, Ort, Tag und Uhrzeit. Bis zum Tag im Brief: annehmen, einen angebotenen Kurs machen oder vor Gericht gehen.',
  },
  'gb.police-penalty.ni-option-accept': ACCEPT,
}
