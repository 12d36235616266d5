/** Musik-Lizenz: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const MUSIC_LICENCE_DE: Words = {
  'gb.music.want-licence': {
    says: 'Sie wollen wissen, ob in Ihrem Betrieb Musik zu hören ist.',
  },
  'gb.music.who': {
    says: 'PPL PRS ist eine private Firma von zwei Gesellschaften. PRS for Music nimmt Geld für Liedschreiber ein. PPL nimmt Geld für Plattenfirmen und Musiker ein.',
  },
  'gb.music.rights-summary': {
    says: 'Keine Musik, keine Lizenz. Läuft Musik, können Sie fragen, welcher Tarif gilt und warum. Sie können ihn bestreiten.',
  },
  'gb.music.reality': {
    says: 'Dieser Brief ist keine Rechnung und nicht von einem Gericht. Solche Briefe gehen an viele Betriebe, mit oder ohne Musik.',
  },
  'gb.music.reality-bill': {
    says: 'Das ist die Rechnung einer privaten Firma. Sie ist keine Strafe und nicht von einem Gericht. Sie schulden sie nur, wenn Sie einer Lizenz zugestimmt oder deren Musik gespielt haben.',
  },
  'gb.music.no-entry': {
    says: 'Sie dürfen nicht mit Gewalt herein, Ihren Laden nicht durchsuchen und nichts mitnehmen. Sie dürfen dorthin, wo alle Besucher hindürfen.',
  },
  'gb.music.no-closing': {
    says: 'Mit einem Brief können sie weder Ihren Betrieb schließen noch die Musik stoppen. Das kann nur ein Richter anordnen, nach einem Prozess.',
  },
  'gb.music.know-headphones': {
    says: 'Musik im eigenen Kopfhörer ist nicht öffentlich. Für manche Arbeitsplätze mit nur einer Person verlangt PPL PRS nach eigenen Angaben keine Gebühr.',
    learnMore:
      'Sehen Sie auf deren Seite nach, wer eine Lizenz braucht. Achten Sie auf Alleinarbeit und auf Arbeit zu Hause ohne Besucher.',
  },
  'gb.music.org-not-council': {
    says: 'Das ist nicht die Lizenz Ihrer Gemeinde (council) und nicht die TV-Lizenz (TV Licence). Auch die können nötig sein, aber sie sind getrennt.',
  },
  'gb.music.org-tribunal': {
    says: 'Ein besonderes Gericht, das Copyright Tribunal, kann entscheiden, ob Bedingungen und Preise fair sind.',
  },
  'gb.music.right-no-licence': {
    says: 'Sie dürfen ohne Musik arbeiten und nichts zahlen. Eine Lizenz ist nur nötig, wo Musik öffentlich läuft.',
  },
  'gb.music.right-no-duty': {
    says: 'Das Urheberrecht (copyright) zwingt Sie nicht, deren Formular auszufüllen. Eine kurze Antwort ist trotzdem klug. Sie beendet oft weitere Briefe.',
  },
  'gb.music.right-proof': {
    says: 'Sagen sie, Sie hätten Urheberrecht (copyright) verletzt, müssen sie das vor Gericht beweisen. Es ist eine Geldforderung, keine Strafe.',
  },
  'gb.music.right-private': {
    says: 'Sie können einem Besucher Räume verweigern, die nicht öffentlich sind.',
  },
  'gb.music.right-tribunal': {
    says: 'Finden Sie Preis oder Bedingungen unfair, können Sie sich an das Copyright Tribunal wenden.',
  },
  'gb.music.right-fair-dealing': {
    says: 'Sie können eine klare Rechnung verlangen: Daten, Tarif und Summen. Haben Sie die Musik früher beendet, verlangen Sie eine Korrektur.',
  },
}
